import type { Server } from 'node:http';

/**
 * Takes no more connections, lets what is being sent come to its end, and then ends the rest.
 * @param grace milliseconds for what is being sent
 */
export async function stopServer(server: Server, grace = 10_000): Promise<void> {
  // Browsers keep connections open after the answer; they would hold the program for as long.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise<void>((closed) => server.close(() => closed()));
  clearInterval(idle);
  clearTimeout(end);
}
