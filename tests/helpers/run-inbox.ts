import { startInbox } from './inbox-server.ts';

// The inbox of a site as a program of its own, for a test that kills it: tsx tests/helpers/run-inbox.ts <folder of the site>
const { origin } = await startInbox('{ perMinute: 10000 }', process.argv[2]);
process.stdout.write(`${origin}\n`);
