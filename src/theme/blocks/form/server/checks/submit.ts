import type { BlockProblem } from '#contract/block-check.ts';
import type { Service } from '#theme/blocks/form/adapters/service.ts';
import { serviceOf } from '#theme/blocks/form/adapters/services.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { submitDefaults } from '#theme/blocks/form/shared/defaults.ts';
import type { PlacedField } from './list-fields.ts';

type Submit = FormProps['submit'];

// Settings that every way of sending takes.
const common: readonly (keyof Submit)[] = ['label', 'busyLabel', 'note', 'adapter'];
const ofServices: readonly (keyof Submit)[] = ['timeout', 'fields', 'unsent', 'consent'];

/** What a way of sending needs and does not have, and what it has and does not need. */
export function checkSubmit({ submit }: FormProps, fields: readonly PlacedField[]): BlockProblem[] {
  const service = serviceOf(submit);
  if (!service) {
    // A misspelt adapter is reported by the schema.
    const isSimulated = (submit.adapter ?? 'simulate') === 'simulate';
    return isSimulated ? findUnused(submit, ['delay'], describeUnusedBySimulation) : [];
  }
  const taken = [...service.needs, ...service.takes, ...ofServices];
  return [
    ...findMissing(submit, service),
    ...findUnused(submit, taken, (key) => describeUnused(key, submit, service)),
    ...checkReturn(submit),
    ...checkFiles(submit, service, fields),
  ];
}

function problem(path: BlockProblem['path'], part: 'key' | undefined, words: Pick<BlockProblem, 'message' | 'suggestion'>): BlockProblem {
  return { code: 'form-submit', path: ['submit', ...path], part, ...words };
}

function findMissing(submit: Submit, { title, needs }: Service): BlockProblem[] {
  return needs
    .filter((key) => submit[key] === undefined)
    .map((key) => problem(['adapter'], 'key', missingWords[key]?.(title) ?? describeMissingAccount(key, title)));
}

const missingWords: Partial<Record<keyof Submit, (title: string) => Pick<BlockProblem, 'message' | 'suggestion'>>> = {
  url: () => ({
    message: 'The form is to be posted, and nothing says where.',
    suggestion: 'Add "url: https://…", or use "adapter: simulate".',
  }),
  returnTo: (title) => ({
    message: `${title} sends visitors on to a page of this site, and nothing says to which.`,
    suggestion: 'Add "returnTo:" with the path of a page that says thanks.',
  }),
};

function describeMissingAccount(key: string, title: string) {
  return {
    message: `The form is to be sent to ${title}, and nothing says to which account.`,
    suggestion: `Add "${key}:" under "submit"; docs/forms.md says what belongs there.`,
  };
}

function findUnused(
  submit: Submit,
  taken: readonly (keyof Submit)[],
  describe: (key: keyof Submit) => Pick<BlockProblem, 'message' | 'suggestion'>,
): BlockProblem[] {
  return (Object.keys(submit) as (keyof Submit)[])
    .filter((key) => submit[key] !== undefined && !common.includes(key) && !taken.includes(key))
    .map((key) => problem([key], 'key', describe(key)));
}

const describeUnusedBySimulation = (key: string) => ({
  message: `"${key}" has no effect: the form is only simulated and sends nothing.`,
  suggestion: ['url', 'encoding', 'timeout'].includes(key)
    ? 'Add "adapter: post" to send the form, or delete this line.'
    : 'Add "adapter:" with the service that the form is sent to, or delete this line.',
});

function describeUnused(key: string, { adapter }: Submit, { title }: Service) {
  if (key === 'delay')
    return {
      message: '"delay" has no effect: only a simulated form waits.',
      suggestion: 'Delete this line, or use "adapter: simulate".',
    };
  const isAdapter = key !== 'url' && key !== 'encoding' && key !== 'returnTo';
  return {
    message: `"${key}" has no effect: the form is sent ${adapter === 'post' ? 'to a URL' : `to ${title}`}${isAdapter ? '' : `, which does not look at it`}.`,
    suggestion: isAdapter ? `Delete this line, or use "adapter: ${key}".` : 'Delete this line.',
  };
}

function checkReturn({ returnTo }: Submit): BlockProblem[] {
  if (returnTo === undefined || returnTo.startsWith('/')) return [];
  return [
    problem(['returnTo'], undefined, {
      message: `"${returnTo}" is no page of this site.`,
      suggestion: 'Write the path of a page that says thanks: /thank-you.',
    }),
  ];
}

function checkFiles({ adapter, encoding }: Submit, { title, files, lists }: Service, fields: readonly PlacedField[]): BlockProblem[] {
  const isJson = adapter === 'post' && (encoding ?? submitDefaults.encoding) === 'json';
  return fields.flatMap(({ field, path }): BlockProblem[] => {
    const found = (message: string, suggestion: string): BlockProblem[] => [
      { code: 'form-submit', path: [...path, 'type'], message, suggestion },
    ];
    if (field.type === 'file' && isJson)
      return found(
        'Files cannot be sent as JSON, so the receiver would get their names only.',
        'Add "encoding: multipart" under "submit".',
      );
    if (field.type === 'file' && !files)
      return found(`${title} takes no files from forms of other sites.`, 'Delete the field, or choose another adapter.');
    if (field.type === 'checkboxes' && !lists)
      return found(
        `${title} keeps one value per field, and a checkbox group has several.`,
        'Use a select, radio buttons, or one consent box per choice.',
      );
    return [];
  });
}
