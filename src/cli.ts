import { parseArgs } from 'node:util';

const usage = `Usage: tsx src/cli.ts <command> [--site folder]

  check    report every mistake of site.yaml and pages/
  build    check, then write dist/
  serve    serve dist/ at PORT (4173)
  start    build, then serve
  schema   publish the schemas of src/ to schema/ (--check: only say whether they are up to date)
  new      new block <type>: a block folder to start from
`;

process.env.NODE_ENV ??= 'production';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string', default: '.' }, check: { type: 'boolean' }, out: { type: 'string' } },
});

/** Exit codes: 0 done, 1 the site has errors, 2 the command could not run. */
async function main(): Promise<number> {
  const [command, ...rest] = positionals;
  switch (command) {
    case 'check':
      return (await import('./commands/check.ts')).check(values.site);
    case 'build':
      return (await import('./commands/build.ts')).build(values.site, values.out);
    case 'serve':
      return (await import('./commands/serve.ts')).serve(values.site, values.out);
    case 'start': {
      const code = await (await import('./commands/build.ts')).build(values.site, values.out);
      return code || (await import('./commands/serve.ts')).serve(values.site, values.out);
    }
    case 'schema':
      return (await import('./commands/schema.ts')).schema(values.check ?? false);
    case 'new':
      return (await import('./commands/new.ts')).createNew(rest);
    default:
      process.stderr.write(usage);
      return 2;
  }
}

process.exitCode = await main().catch((error: Error) => {
  // An author's mistake is a diagnostic; what arrives here is a bug, or a machine that would not let us write.
  process.stderr.write(`${error.stack ?? error}\n`);
  return 2;
});
