import { parseArgs } from 'node:util';

const usage = `Usage: tsx src/cli.ts <command> [--site folder]

  check    report every mistake of site.yaml and pages/; [files…] only of these
           --format pretty|json|github|sarif   --fix   --watch   --explain <code>
  build    check, then write dist/
  serve    serve dist/ at PORT (4173) on every interface of the machine, or on HOST
  preview  serve dist/ to this machine only
  start    build, then serve
  schema   publish the schemas of src/ to schema/ (--check: only say whether they are up to date)
  new      new block <type>: a block folder to start from
           new page </route> [--title … --description … --region … --blocks hero,prose]
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function readArguments(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      site: { type: 'string', default: '.' },
      out: text,
      format: text,
      explain: text,
      check: flag,
      fix: flag,
      watch: flag,
      title: text,
      description: text,
      region: text,
      blocks: text,
    },
  });
}

async function main({ values, positionals }: ReturnType<typeof readArguments>): Promise<number> {
  const [command, ...rest] = positionals;
  switch (command) {
    case 'check':
      return (await import('./check.ts')).check(values.site, { ...values, files: rest });
    case 'build':
      return (await import('./build.ts')).build(values.site, values.out);
    case 'serve':
      return (await import('./serve.ts')).serve(values.site, { out: values.out });
    case 'preview':
      return (await import('./serve.ts')).serve(values.site, { out: values.out, host: '127.0.0.1' });
    case 'start':
      return (await import('./start.ts')).start(values.site, { out: values.out });
    case 'schema':
      return (await import('./schema.ts')).schema(values.check ?? false);
    case 'new':
      return (await import('./new.ts')).createNew(rest, values);
    default:
      process.stderr.write(usage);
      return 2;
  }
}

/**
 * Runs one command: reads its words, and says on standard output and standard error what came of it.
 * @returns the exit code: 0 done, 1 the site has errors, 2 the command could not run
 */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  try {
    return await main(readArguments(words));
  } catch (error) {
    const { code, message, stack } = error as NodeJS.ErrnoException;
    // An author's mistake is a diagnostic; what arrives here is a wrong flag, a bug, or a machine that would not let us write.
    process.stderr.write(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${usage}` : `${stack ?? error}\n`);
    return 2;
  }
}
