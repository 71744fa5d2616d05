/** A matrix whose rows lie behind one another. */
public class Matrix {
    private final int rows;
    private final int columns;
    private final int[] cells;

    public Matrix(int rows, int columns) {
        if (rows < 1 || rows > 2 || columns < 1 || columns > 2) {
            throw new IllegalArgumentException("size");
        }
        this.rows = rows;
        this.columns = columns;
        cells = new int[rows * columns];
    }

    public int get(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            throw new IndexOutOfBoundsException();
        }
        return cells[row * columns + column];
    }

    public void set(int row, int column, int value) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            throw new IndexOutOfBoundsException();
        }
        cells[row * columns + column] = value;
    }

    public Matrix transposed() {
        Matrix out = new Matrix(columns, rows);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                out.cells[column * rows + row] = cells[row * columns + column];
            }
        }
        return out;
    }

    public int rowSum(int row) {
        if (row < 0 || row >= rows) {
            throw new IndexOutOfBoundsException();
        }
        int sum = 0;
        for (int i = row * columns; i < (row + 1) * columns; i++) {
            sum += cells[i];
        }
        return sum;
    }
}
