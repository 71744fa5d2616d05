import java.io.File;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;

/** Validates a document against a schema: Validate SCHEMA DOCUMENT. */
class Validate {
    public static void main(String[] args) throws Exception {
        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
            .newSchema(new File(args[0])).newValidator().validate(new StreamSource(new File(args[1])));
        System.out.println("valid");
    }
}
