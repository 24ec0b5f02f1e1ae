import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { definitions } from '#contract/definitions/index.ts';
import { link } from '#contract/definitions/link.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { unionByType } from '#contract/union-by-type.ts';
import { loadSchemas } from '#engine/schema/load-shapes.ts';
import { publishSchemas, serialiseSchema } from '#engine/schema/publish-schemas.ts';
import { listPublished, writeSchemas } from '#engine/schema/write-schemas.ts';
import { createValidator } from '#engine/validate/create-validator.ts';
import { theme } from '#theme/theme.ts';
import { folders } from '../../helpers/theme-folders.ts';

const note: JsonSchema = {
  title: 'Note',
  description: 'A note.',
  type: 'object',
  required: ['type', 'text'],
  additionalProperties: false,
  properties: {
    type: { const: 'note', description: 'A note.' },
    text: { description: 'The words.', type: 'string' },
    target: link,
    targets: { description: 'More.', type: 'array', items: { ...link, description: 'One.' } },
  },
};
const label: JsonSchema = {
  title: 'Label',
  description: 'A label.',
  type: 'object',
  required: ['type'],
  additionalProperties: false,
  properties: { type: { const: 'label', description: 'A label.' } },
};

function walk(value: unknown, visit: (schema: JsonSchema) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value as JsonSchema);
  for (const inner of Object.values(value)) walk(inner, visit);
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schema-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('unionByType', () => {
  const union = unionByType({ branches: { note, label }, noun: 'Block', description: 'One block.' });
  const validate = new Ajv({ allErrors: true, strict: false }).compile(union);
  const errors = (data: unknown) =>
    validate(data)
      ? []
      : (validate.errors ?? [])
          .filter(({ keyword }) => keyword !== 'if')
          .map(({ keyword, instancePath, params }) =>
            `${keyword} ${instancePath} ${params.missingProperty ?? params.additionalProperty ?? ''}`.trim(),
          );

  test('lists the types in alphabetical order with their descriptions', () => {
    expect(union.properties?.type).toMatchObject({
      enum: ['label', 'note'],
      markdownEnumDescriptions: ['A label.', 'A note.'],
      description: 'Which kind of block this is.',
    });
  });

  test.each([
    [{ type: 'note', text: 'x' }, []],
    [{ type: 'note' }, ['required  text']],
    [{ type: 'note', text: 'x', nope: 1 }, ['additionalProperties  nope']],
    [{ type: 'noet', text: 5, nope: 1 }, ['enum /type']],
    [{ text: 5 }, ['required  type']],
    ['note', ['type']],
  ])('%j gives only the errors of the branch it chose: %j', (data, expected) => {
    expect(errors(data)).toEqual(expected);
  });
});

describe('publishSchemas', () => {
  const published = publishSchemas({ blocks: { note, label }, theme });

  test('gives one file for each block, and those that join them', () => {
    expect([...published.keys()].sort()).toEqual([
      'blocks/label.schema.json',
      'blocks/note.schema.json',
      'page-part.schema.json',
      'page.schema.json',
      'shared-block.schema.json',
      'shared.schema.json',
      'site-names.schema.json',
      'site.schema.json',
    ]);
  });

  test('writes each shared shape once, and refers to it everywhere else', () => {
    expect(Object.keys(published.get('shared.schema.json')?.definitions ?? {})).toEqual(Object.keys(definitions));
    const text = [...published.values()].map(serialiseSchema).join('');
    for (const [name, { description }] of Object.entries(definitions))
      expect(text.split(JSON.stringify(description)).length - 1, name).toBe(1);
    expect(published.get('blocks/note.schema.json')?.properties?.target).toEqual({ $ref: '../shared.schema.json#/definitions/link' });
  });

  test('a shared shape that is changed for one place is written out there', () => {
    expect(published.get('blocks/note.schema.json')?.properties?.targets?.items).toMatchObject({
      description: 'One.',
      pattern: link.pattern,
    });
  });

  test('no reference leads nowhere', () => {
    for (const [file, schema] of published) {
      walk(schema, ({ $ref }) => {
        if ($ref === undefined) return;
        const [target = '', pointer = ''] = $ref.split('#');
        const other = published.get(target === '' ? file : new URL(target, `https://x/${file}`).pathname.slice(1));
        const name = pointer.split('/').at(-1) as string;
        expect(other, `${file}: ${$ref}`).toBeDefined();
        if (pointer) expect(other?.definitions, `${file}: ${$ref}`).toHaveProperty(name);
      });
    }
  });

  test('a page needs blocks, at least one', () => {
    const page = published.get('page.schema.json');
    expect(page?.else).toHaveProperty('required', expect.arrayContaining(['title', 'description', 'blocks']));
    expect(page?.properties?.blocks).toMatchObject({ type: 'array', minItems: 1 });
  });

  test('every real schema can be compiled, is closed, and says what each of its properties is for', async () => {
    const real = publishSchemas({ blocks: await loadSchemas(folders), theme });
    for (const [file, schema] of real) {
      mkdirSync(join(folder, 'blocks'), { recursive: true });
      writeFileSync(join(folder, file), serialiseSchema(schema));
      walk(schema, (inner) => {
        if (inner.type === 'object' && inner.properties && !inner.allOf && inner.title)
          expect(inner.additionalProperties, `${file}: ${inner.title}`).toBe(false);
        for (const [name, property] of Object.entries(
          typeof inner.type === 'string' && inner.title && inner.properties ? inner.properties : {},
        )) {
          if (!property.$ref) expect(property.description ?? '', `${file}: ${inner.title}.${name}`).toMatch(/^\S.*[.!?)"/:*]$/s);
        }
      });
    }
    expect(createValidator(folder).blockTypes.length).toBeGreaterThan(5);
  });

  test('every pattern that authors can break says in words what it wants', async () => {
    const silent: string[] = [];
    for (const [file, schema] of publishSchemas({ blocks: await loadSchemas(folders), theme })) {
      walk(schema, ({ pattern, patternErrorMessage, description }) => {
        if (
          typeof pattern === 'string' &&
          !String(patternErrorMessage).startsWith('is ') &&
          !String(patternErrorMessage).startsWith('has ')
        )
          silent.push(`${file}: ${description}`);
      });
    }
    // Two patterns of the form block have no words of their own.
    expect([...new Set(silent)].filter((one) => !one.startsWith('blocks/form.schema.json'))).toEqual([]);
  });
});

describe('writeSchemas', () => {
  test('writes what is missing, then nothing, then only what differs, and removes what nothing stands behind', async () => {
    const all = await writeSchemas(folder, { blocks: await loadSchemas(folders), theme });
    expect(all).toContain('page.schema.json');
    expect(await writeSchemas(folder, { blocks: await loadSchemas(folders), theme })).toEqual([]);

    writeFileSync(join(folder, 'page.schema.json'), '{}');
    writeFileSync(join(folder, 'blocks', 'gone.schema.json'), '{}');
    writeFileSync(join(folder, 'README.md'), 'kept');
    expect(await writeSchemas(folder, { blocks: await loadSchemas(folders), theme })).toEqual([
      'page.schema.json',
      'blocks/gone.schema.json',
    ]);
    expect((await listPublished(folder)).sort()).toEqual([...all].sort());
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('kept');
  });

  test('a folder that is not there has no published files', async () => {
    expect(await listPublished(join(folder, 'nowhere'))).toEqual([]);
  });

  test('a schema ends with a line break and is indented for reading', () => {
    expect(serialiseSchema({ type: 'object' })).toBe('{\n  "type": "object"\n}\n');
  });
});
