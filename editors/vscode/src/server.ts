// What of the extension needs no editor: how the server is started, and what its commands give.

import * as os from 'os';
import * as path from 'path';

/** The settings of the extension. */
export interface Settings {
    path: string;
    flags: string[];
}

/** A command line. */
export interface CommandLine {
    command: string;
    args: string[];
}

/** The command line of the server. root is the first folder of the workspace. */
export function serverCommand(settings: Settings, root?: string): CommandLine {
    let command = settings.path.trim() || 'inspect';
    if (command === '~' || command.startsWith('~/')) {
        command = path.join(os.homedir(), command.slice(1));
    } else if (root !== undefined) {
        command = command.replace('${workspaceFolder}', root);
        if (/[\\/]/.test(command) && !path.isAbsolute(command)) {
            command = path.join(root, command);
        }
    }
    return { command, args: ['lsp', ...settings.flags.filter(f => f !== '')] };
}

/** What inspect.showStates gives: where a page lies. */
export interface Page {
    path: string;
    uri: string;
}

export function isPage(result: unknown): result is Page {
    const p = result as Page | null;
    return typeof p === 'object' && p !== null && typeof p.path === 'string' && typeof p.uri === 'string';
}

/** The title of the panel of a page: of a method, or of a file. */
export function panelTitle(args: readonly unknown[] | undefined): string {
    const [uri, method] = args ?? [];
    if (typeof method === 'string' && method !== '') {
        return method.replace(/^(?:[a-z_][\w$]*\.)+(?=[A-Z])/, '');
    }
    if (typeof uri === 'string') {
        return decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
    }
    return 'inspect';
}

/** Why the server does not start, for people. */
export function startFailure(command: string, error: unknown): string {
    const text = error instanceof Error ? error.message : String(error);
    if (/ENOENT|not found|no such file/i.test(text)) {
        return `inspect: there is no program ${command}: install it, or say where it is by the setting inspect.path`;
    }
    return `inspect: ${command} does not start: ${text}`;
}
