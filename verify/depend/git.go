package depend

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"inspect/java/source"
)

// At gives the files that paths stood for in a revision of git: a folder stands for
// the Java files and files of specifications below it. All must be of one repository.
func At(ctx context.Context, revision string, paths []string) ([]*source.File, error) {
	top, commit := "", ""
	args := []string{"ls-tree", "-r", "-z", "--full-tree"}
	whole := map[string]bool{} // files that are named themselves
	for i, p := range paths {
		real, err := filepath.EvalSymlinks(p)
		if err != nil {
			return nil, fmt.Errorf("%s is not there", p)
		}
		if real, err = filepath.Abs(real); err != nil {
			return nil, err
		}
		folder := real
		if info, err := os.Stat(real); err == nil && !info.IsDir() {
			folder = filepath.Dir(real)
		}
		out, err := git(ctx, folder, nil, "rev-parse", "--show-toplevel")
		if err != nil {
			return nil, fmt.Errorf("%s is in no repository of git: %v", p, err)
		}
		t, err := filepath.EvalSymlinks(strings.TrimSpace(string(out)))
		if err != nil {
			return nil, err
		}
		if top != "" && t != top {
			return nil, fmt.Errorf("%s is in another repository than %s", p, paths[0])
		}
		if top = t; i == 0 {
			out, err := git(ctx, top, nil, "rev-parse", "--verify", "--quiet", "--end-of-options", revision+"^{commit}")
			if err != nil {
				return nil, fmt.Errorf("there is no revision %q", revision)
			}
			commit = strings.TrimSpace(string(out))
			args = append(args, commit, "--")
		}
		rel, err := filepath.Rel(top, real)
		if err != nil {
			return nil, err
		}
		whole[filepath.ToSlash(rel)] = folder != real
		args = append(args, ":(literal)"+filepath.ToSlash(rel))
	}
	for i, a := range args { // ls-tree takes no pathspecs but plain prefixes
		args[i] = strings.TrimPrefix(a, ":(literal)")
		if args[i] == "." {
			args = args[:slices.Index(args, "--")] // the whole tree
			break
		}
	}
	out, err := git(ctx, top, nil, args...)
	if err != nil {
		return nil, err
	}
	var names, blobs []string
	for _, entry := range strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00") {
		head, name, ok := strings.Cut(entry, "\t")
		f := strings.Fields(head)
		if ok && len(f) == 3 && f[1] == "blob" && (Read(name) || whole[name]) {
			names, blobs = append(names, name), append(blobs, f[2])
		}
	}
	return contents(ctx, top, names, blobs)
}

// Top is the folder of the repository that a path is in, without symbolic links.
func Top(ctx context.Context, path string) (string, error) {
	folder := path
	if info, err := os.Stat(path); err == nil && !info.IsDir() {
		folder = filepath.Dir(path)
	}
	out, err := git(ctx, folder, nil, "rev-parse", "--show-toplevel")
	if err != nil {
		return "", fmt.Errorf("%s is in no repository of git: %v", path, err)
	}
	return filepath.EvalSymlinks(strings.TrimSuffix(string(out), "\n"))
}

// Read reports whether the name of a file below a folder is read.
func Read(name string) bool {
	return strings.HasSuffix(name, ".java") || strings.HasSuffix(name, ".jml")
}

// contents reads blobs.
func contents(ctx context.Context, top string, names, blobs []string) ([]*source.File, error) {
	if len(blobs) == 0 {
		return nil, nil
	}
	out, err := git(ctx, top, strings.NewReader(strings.Join(blobs, "\n")+"\n"), "cat-file", "--batch")
	if err != nil {
		return nil, err
	}
	var files []*source.File
	r := bufio.NewReader(bytes.NewReader(out))
	for i := range blobs {
		head, err := r.ReadString('\n')
		f := strings.Fields(head)
		if err != nil || len(f) != 3 {
			return nil, fmt.Errorf("git gives no text of %s", names[i])
		}
		n, err := strconv.Atoi(f[2])
		if err != nil {
			return nil, err
		}
		text := make([]byte, n+1) // and its line end
		if _, err := io.ReadFull(r, text); err != nil {
			return nil, err
		}
		files = append(files, source.NewFile(names[i], strings.TrimPrefix(string(text[:n]), "\ufeff")))
	}
	return files, nil
}

// git runs git in a folder.
func git(ctx context.Context, folder string, in io.Reader, args ...string) ([]byte, error) {
	c := exec.CommandContext(ctx, "git", append([]string{"-C", folder}, args...)...)
	var complaint bytes.Buffer
	c.Stdin, c.Stderr = in, &complaint
	out, err := c.Output()
	if errors.Is(err, exec.ErrNotFound) {
		return nil, errors.New("git is not there")
	}
	if first, _, _ := strings.Cut(strings.TrimSpace(complaint.String()), "\n"); err != nil && first != "" {
		return nil, errors.New(strings.TrimPrefix(first, "fatal: "))
	}
	return out, err
}
