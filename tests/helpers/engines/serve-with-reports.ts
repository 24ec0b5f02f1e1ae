import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Parser } from 'htmlparser2';
import { createHandler } from '#engine/serve/create-handler.ts';

interface ReportingServer {
  origin: string;
  /** What pages did against their policy: the page, the rule and what it stopped. */
  violations: string[];
  close(): void;
}

const reportPath = '/policy-reports';

/**
 * Serves a built folder on loopback, and has browsers report whatever is against the policy of a page: the policy of its
 * `<meta>`, which can ask for no reports, is sent as a header once more.
 * @param folder absolute
 */
export async function serveWithReports(folder: string): Promise<ReportingServer> {
  const [inner, innerOrigin] = await listen(createHandler(folder));
  const violations: string[] = [];
  const [outer, origin] = await listen(async (request, response) => {
    if (request.url === reportPath) {
      violations.push(await readReport(request));
      response.writeHead(204).end();
      return;
    }
    const answer = await fetch(innerOrigin + request.url, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers);
    const policy = headers['content-type']?.startsWith('text/html') && readPolicy(body.toString('utf8'));
    const reporting = policy && { 'content-security-policy-report-only': `${policy}; report-uri ${reportPath}` };
    response.writeHead(answer.status, { ...headers, ...reporting }).end(body);
  });
  return {
    origin,
    violations,
    close: () => {
      for (const server of [outer, inner]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function listen(handle: RequestListener): Promise<[Server, string]> {
  const server = createServer(handle).listen(0);
  await once(server, 'listening');
  return [server, `http://localhost:${(server.address() as AddressInfo).port}`];
}

async function readReport(request: IncomingMessage): Promise<string> {
  const { 'csp-report': report } = JSON.parse(await text(request));
  return `${new URL(report['document-uri']).pathname} ${report['effective-directive'] ?? report['violated-directive']} ${report['blocked-uri']}`;
}

function readPolicy(html: string): string | undefined {
  let policy: string | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy') policy = attributes.content;
    },
  });
  parser.end(html);
  return policy;
}
