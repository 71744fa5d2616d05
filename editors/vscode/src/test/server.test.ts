import * as assert from 'assert';
import * as fs from 'fs';
import * as os from 'os';
import * as path from 'path';
import { test } from 'node:test';

import { isPage, panelTitle, serverCommand, startFailure } from '../server';

test('the command line of the server', () => {
    const root = path.join(path.sep, 'work', 'project');
    for (const [given, want] of [
        ['inspect', 'inspect'],
        ['', 'inspect'],
        ['~/bin/inspect', path.join(os.homedir(), 'bin', 'inspect')],
        ['build/inspect', path.join(root, 'build', 'inspect')],
        ['${workspaceFolder}/build/inspect', path.join(root, 'build', 'inspect')],
        ['/usr/bin/inspect', '/usr/bin/inspect'],
    ]) {
        assert.deepStrictEqual(serverCommand({ path: given, flags: ['--timeout', '20s', ''] }, root),
            { command: want, args: ['lsp', '--timeout', '20s'] });
    }
    assert.strictEqual(serverCommand({ path: 'build/inspect', flags: [] }).command, 'build/inspect');
});

test('what is a page', () => {
    assert.ok(isPage({ path: '/tmp/x.html', uri: 'file:///tmp/x.html' }));
    for (const other of [null, undefined, 7, 'x', {}, { path: 7, uri: '' }, []]) {
        assert.ok(!isPage(other), JSON.stringify(other));
    }
});

test('the title of a panel', () => {
    assert.strictEqual(panelTitle(['file:///p/A.java', 'p.q.List.Node.remove(Node)']), 'List.Node.remove(Node)');
    assert.strictEqual(panelTitle(['file:///p/A%20b.java']), 'A b.java');
    assert.strictEqual(panelTitle(undefined), 'inspect');
});

test('why the server does not start', () => {
    assert.match(startFailure('inspect', new Error('spawn inspect ENOENT')), /there is no program inspect/);
    assert.match(startFailure('inspect', 'exit code 1'), /does not start: exit code 1/);
});

const manifest = JSON.parse(fs.readFileSync(path.join(__dirname, '..', '..', 'package.json'), 'utf8'));

test('the commands that the manifest has are registered, and none of the server', () => {
    const code = fs.readFileSync(path.join(__dirname, '..', '..', 'src', 'extension.ts'), 'utf8');
    const registered = [...code.matchAll(/registerCommand\('([^']+)'/g)].map(m => m[1]);
    assert.deepStrictEqual(registered.sort(), manifest.contributes.commands.map((c: { command: string }) => c.command).sort());
    for (const c of ['inspect.check', 'inspect.showStates', 'inspect.raise', 'inspect.writeTest', 'inspect.insertFacts']) {
        assert.ok(!registered.includes(c), c); // the client registers them
    }
});

test('the problem matchers read what check prints', () => {
    const pattern = (name: string) => {
        const p = manifest.contributes.problemPatterns.find((p: { name: string }) => p.name === name);
        return (line: string) => {
            const m = new RegExp(p.regexp).exec(line);
            return m && [m[p.file], m[p.line], m[p.column], m[p.message]];
        };
    };
    assert.deepStrictEqual(pattern('inspect-violated')('src/p/List.java:7:9: violated: postcondition x after remove(Node#1)'),
        ['src/p/List.java', '7', '9', 'violated: postcondition x after remove(Node#1)']);
    assert.deepStrictEqual(pattern('inspect-violated')('C:\\src\\A.java:7:9: violated: x'), ['C:\\src\\A.java', '7', '9', 'violated: x']);
    assert.deepStrictEqual(pattern('inspect-needs')('A.java:7:20: needs: requires b != 0; else …'), ['A.java', '7', '20', 'needs: requires b != 0; else …']);
    assert.deepStrictEqual(pattern('inspect-input')('B.java:2:22: error: expected ; [syntax]'), ['B.java', '2', '22', 'expected ; [syntax]']);
    for (const line of ['A.java:2:7: holds: A.A()', '  A.java:4:9: A.f()', '3 methods: 3 hold, 0 violated, 0 timeout']) {
        for (const p of manifest.contributes.problemPatterns) {
            assert.ok(!new RegExp(p.regexp).test(line), `${p.name}: ${line}`);
        }
    }
    for (const m of manifest.contributes.problemMatchers) {
        assert.ok(manifest.contributes.problemPatterns.some((p: { name: string }) => m.pattern === '$' + p.name), m.name);
        assert.match('checking after a change of A.java', new RegExp(m.background.beginsPattern));
        assert.match('1 method: 1 hold, 0 violated', new RegExp(m.background.endsPattern));
    }
});
