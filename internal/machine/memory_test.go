package machine

import (
	"testing"
	"testing/fstest"
)

func TestParseMemory(t *testing.T) {
	for text, want := range map[string]int64{"0": 0, "2000000": 2000000, "8000K": 8000 << 10, "800M": 800 << 20, "800mb": 800 << 20, "2.5G": 5 << 29, "1T": 1 << 40} {
		if n, err := ParseMemory(text); err != nil || n != want {
			t.Errorf("%s: %d, %v", text, n, err)
		}
	}
	for _, text := range []string{"", "G", "5", "8K", "-1", "-3G", "4X", "1e300", "inf", "NaN", "99999999T"} {
		if n, err := ParseMemory(text); err == nil {
			t.Errorf("%q is taken for %d", text, n)
		}
	}
}

// TestDefaultMemory: the least of what the machine has and the control groups allow.
func TestDefaultMemory(t *testing.T) {
	const gb = 1 << 30
	meminfo := "MemTotal:       16777216 kB\nMemFree:         1048576 kB\nMemAvailable:    8388608 kB\n"
	for name, c := range map[string]struct {
		files map[string]string
		want  int64
	}{
		"nothing":        {nil, 0},
		"machine":        {map[string]string{"proc/meminfo": meminfo}, 8 * gb},
		"no group limit": {map[string]string{"proc/meminfo": meminfo, "proc/self/cgroup": "0::/a\n", "sys/fs/cgroup/a/memory.max": "max\n"}, 8 * gb},
		"group":          {map[string]string{"proc/meminfo": meminfo, "proc/self/cgroup": "0::/a/b\n", "sys/fs/cgroup/a/b/memory.max": "2147483648\n"}, 2 * gb},
		"group above": {map[string]string{"proc/meminfo": meminfo, "proc/self/cgroup": "0::/a/b\n", "sys/fs/cgroup/a/memory.max": "1073741824\n",
			"sys/fs/cgroup/a/b/memory.max": "2147483648\n"}, gb},
		"container": {map[string]string{"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "1073741824\n"}, gb},
		"version 1": {map[string]string{"proc/meminfo": meminfo, "proc/self/cgroup": "3:cpu,memory:/x\n2:cpuset:/\n",
			"sys/fs/cgroup/memory/x/memory.limit_in_bytes": "3221225472\n", "sys/fs/cgroup/cpuset/memory.limit_in_bytes": "7\n"}, 3 * gb},
	} {
		root := fstest.MapFS{}
		for path, text := range c.files {
			root[path] = &fstest.MapFile{Data: []byte(text)}
		}
		if _, limited := addressLimit(root); limited {
			t.Skip("the address space is limited here")
		}
		share := memoryShare
		if n, want := DefaultMemory(root), int64(float64(c.want)*share); n != want {
			t.Errorf("%s: %d, want %d", name, n, want)
		}
	}
}
