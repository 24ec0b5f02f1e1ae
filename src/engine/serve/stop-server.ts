import type { Server } from 'node:http';

/**
 * Accepts no more connections, lets current responses finish, and then closes the remaining connections.
 * @param grace milliseconds for what is being sent
 */
export async function stopServer(server: Server, grace = 10_000): Promise<void> {
  // Browsers keep idle connections open, which would keep the program running.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise<void>((closed) => server.close(() => closed()));
  clearInterval(idle);
  clearTimeout(end);
}
