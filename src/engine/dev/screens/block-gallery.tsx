import { existsSync, readFileSync } from 'node:fs';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { TypeFolders } from '#engine/blocks/type-folders.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { listProperties } from './list-properties.ts';

interface GalleryProps {
  types: readonly string[];
  folders: TypeFolders;
  /** The schemas by file name. */
  published: ReadonlyMap<string, JsonSchema>;
}

/** Every block type: its example drawn, the YAML behind it, and its properties. */
export function BlockGallery({ types, folders, published }: GalleryProps) {
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
        <Entry key={type} type={type} folders={folders} published={published} />
      ))}
    </>
  );
}

function Entry({ type, folders, published }: Omit<GalleryProps, 'types'> & { type: string }) {
  const schema = published.get(`blocks/${type}.schema.json`) as JsonSchema;
  const properties = listProperties(schema, published.get('shared.schema.json')?.definitions ?? {});
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
        <pre id={`${type}-yaml`}>{readExample(folders, type)}</pre>
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
function readExample(folders: TypeFolders, type: string): string {
  const path = folders.file(type, 'example.yaml');
  if (!existsSync(path)) return `  # ${pathFromHere(path)} is missing`;
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('# yaml-language-server'));
  return lines.join('\n').trim().replace(/^/gm, '    ').replace('    ', '  - ').replace(/^ +$/gm, '');
}
