import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { createHandler } from '../serve/create-handler.ts';

/** Serves a built site at PORT, 4173 unless the environment says otherwise. @returns the exit code, once it is stopped */
export async function serve(folder: string, out?: string): Promise<number> {
  const dist = out ? resolve(out) : join(resolve(folder), 'dist');
  const port = Number(process.env.PORT ?? 4173);
  let handler: ReturnType<typeof createHandler>;
  try {
    handler = createHandler(dist);
  } catch {
    process.stderr.write(`There is no built site in ${dist}. Run: npm run build\n`);
    return 2;
  }
  const server = createServer(handler);
  return new Promise((done) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const cure =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Stop the other program, or choose a port: PORT=${port + 1} npm start`
          : error.message;
      process.stderr.write(`${cure}\n`);
      done(2);
    });
    server.listen(port, () => {
      const address = server.address();
      process.stdout.write(`http://localhost:${typeof address === 'object' && address ? address.port : port}\n`);
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        server.close(() => done(0));
        // Browsers keep connections open; they would hold the program for minutes.
        server.closeAllConnections();
      });
  });
}
