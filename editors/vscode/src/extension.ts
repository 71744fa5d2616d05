import { promises as fs } from 'fs';
import * as vscode from 'vscode';
import { LanguageClient, LanguageClientOptions, ServerOptions } from 'vscode-languageclient/node';

import { isPage, Page, panelTitle, serverCommand, startFailure } from './server';

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
    context.subscriptions.push(
        vscode.commands.registerCommand('inspect.restart', restart),
        vscode.commands.registerCommand('inspect.checkFile', () => onFile('inspect.check')),
        vscode.commands.registerCommand('inspect.showFile', () => onFile('inspect.showStates')),
        vscode.workspace.onDidChangeConfiguration(e => {
            if (e.affectsConfiguration('inspect.path') || e.affectsConfiguration('inspect.flags')) {
                void restart();
            }
        }));
    await start();
}

export async function deactivate(): Promise<void> {
    await client?.stop();
}

async function restart(): Promise<void> {
    const old = client;
    client = undefined;
    await old?.dispose();
    await start();
}

async function start(): Promise<void> {
    const settings = vscode.workspace.getConfiguration('inspect');
    const root = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
    const line = serverCommand({ path: settings.get('path', 'inspect'), flags: settings.get('flags', []) }, root);
    const server: ServerOptions = { command: line.command, args: line.args, options: { cwd: root } };
    const options: LanguageClientOptions = {
        documentSelector: [{ scheme: 'file', language: 'java' }, { scheme: 'file', pattern: '**/*.jml' }],
        initializationOptions: { panel: true },
        synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/{*.java,*.jml,inspect.toml}') },
        middleware: {
            executeCommand: async (command, args, next) => {
                const result: unknown = await next(command, args);
                if (command === 'inspect.showStates' && isPage(result)) {
                    await show(result, panelTitle(args));
                }
                return result;
            },
        },
    };
    client = new LanguageClient('inspect', 'inspect', server, options);
    try {
        await client.start();
    } catch (e) {
        void vscode.window.showErrorMessage(startFailure(line.command, e));
    }
}

/** Runs a command of the server on the file of the active editor. */
async function onFile(command: string): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (editor !== undefined) {
        await vscode.commands.executeCommand(command, editor.document.uri.toString());
    }
}

/** Shows a page beside the editor. It has its scripts and styles in it, and asks for nothing else. */
async function show(page: Page, title: string): Promise<void> {
    const html = await fs.readFile(page.path, 'utf8');
    const panel = vscode.window.createWebviewPanel('inspect', title, vscode.ViewColumn.Beside,
        { enableScripts: true, localResourceRoots: [] });
    panel.webview.html = html;
}
