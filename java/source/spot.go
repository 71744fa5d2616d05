package source

// Spot is a line of a piece of a text, which moves with that piece.
type Spot struct {
	Piece string // by a name that the piece has wherever it stands
	Line  int    // from its first one
}
