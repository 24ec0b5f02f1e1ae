import { parseArgs } from 'node:util';
import { joinWords } from '#contract/join-words.ts';
import { nearest } from '#contract/nearest.ts';
import { type CommandName, commands, options } from './commands.ts';

/** A command line as it was understood, or why it was not. */
export type Arguments = ReturnType<typeof parse> & { command?: CommandName | 'help' | 'version'; problem?: string };

/** @param args the words behind the name of the program */
export function readArguments(args: readonly string[]): Arguments {
  const parsed = parse(args);
  const [word] = parsed.positionals;
  if (word === 'help' || parsed.values.help) return { ...parsed, command: 'help' };
  if (parsed.values.version) return { ...parsed, command: 'version' };
  if (word === undefined) return { ...parsed, problem: 'Say what to do.' };
  if (!isCommand(word)) return { ...parsed, problem: `There is no command "${word}".${suggest(word, [...Object.keys(commands), 'help'])}` };
  const known: readonly string[] = commands[word].options;
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    if (!known.includes(token.name)) {
      const there = `It takes ${joinWords(
        known.map((name) => `--${name}`),
        'and',
      )}.`;
      const problem = `"${word}" has no option ${token.rawName}.${suggest(token.name, known, '--')} ${there}`;
      return { ...parsed, problem };
    }
    const { type } = options[token.name as keyof typeof options];
    if (type === 'string' && token.value === undefined) return { ...parsed, problem: `${token.rawName} needs a value behind it.` };
    if (type === 'boolean' && token.value !== undefined) return { ...parsed, problem: `${token.rawName} takes no value.` };
  }
  const [, stray] = parsed.positionals;
  if (stray !== undefined && word !== 'check' && word !== 'explain' && word !== 'new' && word !== 'rename') {
    // npm keeps an option for itself that is not behind --, and passes on its value.
    const problem = `"${word}" takes options only, and not "${stray}". Options stand behind --, as in: npm run build -- --site folder`;
    return { ...parsed, problem };
  }
  return { ...parsed, command: word };
}

function parse(args: readonly string[]) {
  // Not strict: its own messages do not say what there is.
  const { values, positionals, tokens } = parseArgs({ args: [...args], allowPositionals: true, strict: false, tokens: true, options });
  return { values: { ...values, site: values.site ?? (process.env.SITE || '.') } as Values, positionals, tokens };
}

/** What `parseArgs` would give if it were strict; `readArguments` has looked at each of them. */
type Values = { site: string } & {
  -readonly [Name in keyof typeof options]?: (typeof options)[Name]['type'] extends 'string' ? string : boolean;
};

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(commands, word);
}

function suggest(word: string, names: readonly string[], dashes = ''): string {
  const guess = nearest(word, names);
  return guess ? ` Did you mean ${dashes}${guess}?` : '';
}
