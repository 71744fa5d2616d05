// Package buildfile reads what the build of a folder says of its Java code. Nothing is run and nothing
// fetched: what counts are the build files and what stands on this machine.
//
//	shop/pom.xml            Java 17 (pom.xml:12), com.acme:money:1.4 (pom.xml:30)
//	shop/src/main/java      sources
//	shop/target/classes     compiled classes
//	~/.m2/repository        com/acme/money/1.4/money-1.4.jar
//
// A Build says where all that is, with the line of the build file that says so, and which libraries
// are not here. Maven (pom.xml), Gradle (build.gradle, build.gradle.kts) and Eclipse (.classpath) are
// known. A script of Gradle is a program: what of it is read are the declarations that most scripts
// consist of, and a declaration that is not understood is a Problem, and never guessed.
package buildfile
