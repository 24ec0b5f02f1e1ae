import { connect, type Socket } from 'node:net';

/** A server: its port at 127.0.0.1, or at the host that is named. */
type Place = number | { port: number; host: string };

/** A connection that sends exactly these bytes and reads nothing until it is asked to. */
export async function openRaw(place: Place, bytes: string | Buffer = ''): Promise<Socket> {
  const socket = connect(typeof place === 'number' ? { port: place, host: '127.0.0.1' } : place);
  // A server may end a connection that misbehaves.
  socket.on('error', () => undefined);
  await new Promise<void>((opened) => {
    socket.once('connect', () => opened());
    socket.once('close', () => opened());
  });
  if (bytes.length > 0) await new Promise<void>((sent) => socket.write(bytes, 'latin1', () => sent()));
  return socket;
}

/**
 * Sends exactly these bytes. @returns everything that came back, once the server has ended the connection
 * @param patience milliseconds after which the connection is ended from here
 */
export async function askRaw(place: Place, bytes: string | Buffer, patience = 20_000): Promise<string> {
  const socket = await openRaw(place, bytes);
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    answer += text;
  });
  const timer = setTimeout(() => socket.destroy(), patience);
  await new Promise<void>((closed) => (socket.closed ? closed() : socket.once('close', () => closed())));
  clearTimeout(timer);
  return answer;
}

/** The status codes of the answers in what came back, in order. */
export const statusesIn = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
