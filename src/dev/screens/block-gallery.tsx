import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFile } from '../../blocks/list-block-types.ts';
import { engineRoot } from '../../engine-root.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { listProperties } from './list-properties.ts';

/** Every block type: its example drawn, the YAML behind it, and its properties. */
export function BlockGallery({ types }: { types: readonly string[] }) {
  return (
    <>
      <p className="soft">{types.length} types, each drawn from the example in its folder, in the colours of this site.</p>
      <ul className="jump">
        {types.map((type) => (
          <li key={type}>
            <a href={`#${type}`}>{type}</a>
          </li>
        ))}
      </ul>
      {types.map((type) => (
        <Entry key={type} type={type} />
      ))}
    </>
  );
}

function Entry({ type }: { type: string }) {
  const schema = readSchema(`blocks/${type}.schema.json`);
  const properties = listProperties(schema, readSchema('shared.schema.json').definitions ?? {});
  return (
    <section>
      <h2 id={type}>{schema.title}</h2>
      <p>
        <code>type: {type}</code>
        <br />
        {schema.description}
      </p>
      <iframe src={`/__blocks/${type}`} title={`${schema.title}, drawn`} loading="lazy" />
      <div className="yaml">
        <button type="button" data-copy={`${type}-yaml`}>
          Copy
        </button>
        <pre id={`${type}-yaml`}>{readExample(type)}</pre>
      </div>
      <details>
        <summary>{properties.length} properties</summary>
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">Property</th>
                <th scope="col">Kind</th>
                <th scope="col">What it says</th>
              </tr>
            </thead>
            <tbody>
              {properties.map(({ name, kind, required, description, fallback }) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                    {required && <div className="soft">required</div>}
                  </td>
                  <td>
                    {kind}
                    {fallback !== undefined && <div className="soft">default: {fallback}</div>}
                  </td>
                  <td>{description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

/** As an entry of `blocks:`, so that it can be pasted into a page. */
function readExample(type: string): string {
  const lines = readFileSync(blockFile(type, 'example.yaml'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('# yaml-language-server'));
  return lines.join('\n').trim().replace(/^/gm, '    ').replace('    ', '  - ').replace(/^ +$/gm, '');
}

function readSchema(file: string): JsonSchema {
  return JSON.parse(readFileSync(join(engineRoot, 'schema', file), 'utf8')) as JsonSchema;
}
