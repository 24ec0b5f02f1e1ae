import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot } from '#engine/engine-root.ts';

interface Message {
  id?: number;
  method?: string;
  params?: { uri: string; version?: number; diagnostics: { message: string; range: { start: Place } }[]; items?: { section: string }[] };
  result?: unknown;
}

/** Both counted from 0, as the protocol has it. */
interface Place {
  line: number;
  character: number;
}

export interface Completion {
  label: string;
  insertText?: string;
  documentation?: unknown;
}

const settings = { validate: true, completion: true, hover: true, schemas: {}, schemaStore: { enable: false } };

/** The server behind VS Code's YAML extension, spoken to as an editor does. */
export class LanguageServer {
  private readonly process: ChildProcess;
  private buffer = Buffer.alloc(0);
  private lastId = 0;
  private readonly answers = new Map<number, (result: unknown) => void>();
  private readonly reports = new Map<string, (params: NonNullable<Message['params']>) => void>();

  constructor() {
    const manifest = createRequire(import.meta.url).resolve('yaml-language-server/package.json');
    this.process = spawn(process.execPath, [join(dirname(manifest), 'bin', 'yaml-language-server'), '--stdio'], { cwd: engineRoot });
    this.process.stdout?.on('data', (chunk: Buffer) => this.take(chunk));
  }

  async start(): Promise<void> {
    const completionItem = { snippetSupport: true, documentationFormat: ['markdown'] };
    await this.request('initialize', {
      processId: null,
      rootUri: pathToFileURL(engineRoot).href,
      capabilities: { textDocument: { completion: { completionItem } }, workspace: { configuration: true } },
    });
    this.notify('initialized', {});
  }

  stop(): void {
    this.process.kill();
  }

  /** Opens a text as a file of pages/. @returns its path, once the server has said what is wrong with it, and that */
  async open(name: string, text: string): Promise<{ uri: string; problems: string[] }> {
    const uri = pathToFileURL(join(engineRoot, 'pages', name)).href;
    const report = new Promise<NonNullable<Message['params']>>((done) => this.reports.set(uri, done));
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
    const { diagnostics } = await report;
    return { uri, problems: diagnostics.map(({ message, range }) => `${range.start.line + 1}:${range.start.character + 1} ${message}`) };
  }

  async complete(uri: string, position: Place): Promise<Completion[]> {
    const result = (await this.request('textDocument/completion', { textDocument: { uri }, position })) as
      | { items: Completion[] }
      | Completion[];
    return Array.isArray(result) ? result : result.items;
  }

  async hover(uri: string, position: Place): Promise<string> {
    const result = (await this.request('textDocument/hover', { textDocument: { uri }, position })) as {
      contents: { value: string };
    } | null;
    return result?.contents.value ?? '';
  }

  private request(method: string, params: object): Promise<unknown> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((done) => {
      this.answers.set(id, done);
      this.send({ id, method, params });
    });
  }

  private notify(method: string, params: object): void {
    this.send({ method, params });
  }

  private send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.process.stdin?.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  private take(chunk: Buffer): void {
    this.buffer = Buffer.concat([this.buffer, chunk]);
    for (;;) {
      const head = this.buffer.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(this.buffer.subarray(0, Math.max(head, 0)).toString())?.[1]);
      if (head < 0 || this.buffer.length < head + 4 + length) return;
      const message = JSON.parse(this.buffer.subarray(head + 4, head + 4 + length).toString()) as Message;
      this.buffer = this.buffer.subarray(head + 4 + length);
      this.handle(message);
    }
  }

  private handle({ id, method, params, result }: Message): void {
    if (method === 'textDocument/publishDiagnostics' && params) this.reports.get(params.uri)?.(params);
    else if (method && id !== undefined) {
      const answer =
        method === 'workspace/configuration' ? params?.items?.map(({ section }) => (section === 'yaml' ? settings : null)) : null;
      this.send({ id, result: answer });
    } else if (id !== undefined) this.answers.get(id)?.(result);
  }
}
