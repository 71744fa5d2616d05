import * as assert from 'assert';
import { spawn } from 'child_process';
import * as fs from 'fs';
import * as os from 'os';
import * as path from 'path';
import { test } from 'node:test';
import { pathToFileURL } from 'url';
import {
    CodeLensRequest, createProtocolConnection, DidOpenTextDocumentNotification, ExecuteCommandRequest, ExitNotification,
    HoverRequest, InitializedNotification, InitializeRequest, PublishDiagnosticsNotification, PublishDiagnosticsParams,
    ShutdownRequest, StreamMessageReader, StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

import { isPage, serverCommand } from '../server';

const program = process.env.INSPECT;

// The client's own library of the protocol talks to the program, as the extension starts it.
test('a session with the program', { skip: program ? false : 'INSPECT names no program' }, async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'inspect-vscode-'));
    const file = path.join(dir, 'Counter.java');
    const text = 'class Counter {\n    int count;\n    //@ ensures count == \\old(count) + 1;\n    void up() { count += 2; }\n}\n';
    fs.writeFileSync(file, text);
    const uri = pathToFileURL(file).toString();
    const line = serverCommand({ path: path.resolve(program!), flags: ['--no-cache'] });
    const server = spawn(line.command, line.args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = new Promise<number | null>(resolve => server.on('exit', resolve));
    const connection = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
    const published = new Promise<PublishDiagnosticsParams>(resolve => connection.onNotification(PublishDiagnosticsNotification.type, resolve));
    connection.listen();
    try {
        const init = await connection.sendRequest(InitializeRequest.type, {
            processId: process.pid, rootUri: null, capabilities: {}, initializationOptions: { panel: true },
            workspaceFolders: [{ uri: pathToFileURL(dir).toString(), name: 'test' }],
        });
        assert.ok(init.capabilities.executeCommandProvider?.commands.includes('inspect.showStates'));
        await connection.sendNotification(InitializedNotification.type, {});
        await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument: { uri, languageId: 'java', version: 1, text } });
        const { diagnostics } = await published;
        assert.strictEqual(diagnostics.length, 1);
        assert.match(diagnostics[0].message as string, /^violated: postcondition/);
        const hover = await connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position: diagnostics[0].range.start });
        assert.match(JSON.stringify(hover), /confirmed by the interpreter/);
        const lenses = await connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } });
        const states = lenses?.find(l => l.command?.title === 'show states');
        assert.ok(states?.command);
        const page: unknown = await connection.sendRequest(ExecuteCommandRequest.type,
            { command: states.command.command, arguments: states.command.arguments });
        assert.ok(isPage(page));
        assert.match(fs.readFileSync(page.path, 'utf8'), /<html/);
        await connection.sendRequest(ShutdownRequest.type);
        await connection.sendNotification(ExitNotification.type);
        assert.strictEqual(await ended, 0);
        assert.ok(!fs.existsSync(page.path));
    } finally {
        server.kill();
        fs.rmSync(dir, { recursive: true });
    }
});
