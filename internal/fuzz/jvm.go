package fuzz

import (
	"bufio"
	"bytes"
	_ "embed"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

//go:embed Serve.java
var serveJava []byte

// Server is a running JVM that compiles and runs programs. It serves one
// goroutine.
type Server struct {
	cmd    *exec.Cmd
	in     io.WriteCloser
	out    *bufio.Reader
	stderr bytes.Buffer
	next   int // package number
}

// NewServer starts a JVM, the program java of a JDK 17 or later; its classes are written
// to dir.
func NewServer(dir, java string) (*Server, error) {
	src := filepath.Join(dir, "Serve.java")
	if err := os.WriteFile(src, serveJava, 0o666); err != nil {
		return nil, err
	}
	if out, err := exec.Command(filepath.Join(filepath.Dir(java), "javac"), "-d", dir, src).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("javac: %w\n%s", err, out)
	}
	// One compiler of bytecode and one collector thread: programs are short.
	s := &Server{cmd: exec.Command(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss4m", "-Xmx512m", "-cp", dir, "Serve")}
	s.cmd.Stderr = &s.stderr
	var err error
	if s.in, err = s.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	s.out = bufio.NewReader(out)
	return s, s.cmd.Start()
}

// Run gives the observation of each program. A text that begins with "! " says
// why the JVM has none.
func (s *Server) Run(ps []*Program) ([]string, error) {
	texts := make([]string, len(ps))
	for i, p := range ps {
		s.next++
		texts[i] = p.Text(s.pkg(), "")
	}
	return s.run(ps, texts)
}

// pkg is the package of the next program.
func (s *Server) pkg() string { return fmt.Sprint("p", s.next) }

// run is Run of programs with the texts given, each in a package of its own that
// its first line names.
func (s *Server) run(ps []*Program, texts []string) ([]string, error) {
	var b bytes.Buffer
	word := func(n int) { binary.Write(&b, binary.BigEndian, int32(n)) }
	text := func(t string) { word(len(t)); b.WriteString(t) }
	word(len(ps))
	for i, p := range ps {
		var pkg string
		fmt.Sscanf(texts[i], "package %s", &pkg)
		text(strings.TrimSuffix(pkg, ";"))
		text(texts[i])
		text(strings.Join(p.Statics(), " "))
	}
	if _, err := s.in.Write(b.Bytes()); err != nil {
		return nil, s.failed(err)
	}
	var out []string
	for range ps {
		var n int32
		if err := binary.Read(s.out, binary.BigEndian, &n); err != nil {
			return nil, s.failed(err)
		}
		t := make([]byte, n)
		if _, err := io.ReadFull(s.out, t); err != nil {
			return nil, s.failed(err)
		}
		out = append(out, string(t))
	}
	return out, nil
}

func (s *Server) failed(err error) error {
	s.cmd.Process.Kill()
	s.cmd.Wait()
	return fmt.Errorf("the JVM is gone: %w\n%s", err, s.stderr.String())
}

// Close ends the JVM.
func (s *Server) Close() error {
	s.in.Close()
	return s.cmd.Wait()
}
