import { join } from 'node:path';
import { editorUrl, type Problem } from '#engine/dev/wire.ts';
import { badgeOf } from '#engine/resolve/describe-withheld.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';
import type { ShownSite } from '#engine/session/shown-site.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { ProblemScreen } from './problem-screen.tsx';

interface PageIndexProps {
  shown: ShownSite;
  problems: readonly Problem[];
}

/** Every path of the site, the page behind it, and everything that is wrong. */
export function PageIndex({ shown, problems }: PageIndexProps) {
  const { site, pages, session } = shown;
  const routes = site?.routes ?? [];
  const canonical = routes.filter(({ kind }) => kind === 'canonical').sort(byPath);
  const wildcards = (site?.table.patterns ?? []).filter(({ kind }) => kind === 'wildcard');
  const errors = routes.filter(({ kind }) => kind === 'error');
  const unread = [...[...pages.values()].flatMap(({ page, file }) => (page ? [] : file.file)), ...session.files.unread].sort();
  const linkedBy = (pattern: string) =>
    routes.filter(({ kind, path }) => kind === 'linked' && site?.table.match(path)?.pattern === pattern).sort(byPath);
  const source = (page: Page) => <Source shown={shown} file={page.source.file} problems={problems} />;
  return (
    <>
      <p className="soft">
        {canonical.length} pages, {routes.length} paths, {problems.length} problems.
      </p>
      <h2>Pages</h2>
      <Table head={['Path', 'Title', 'Also at', 'Region', 'File']}>
        {canonical.map(({ path, data, regionName, page }) => (
          <tr key={path}>
            <td>
              <a href={path}>{path}</a>
            </td>
            <td>
              {data.title}
              <div className="badge">{badgeOf(page, session.now)}</div>
            </td>
            <td data-label="Also at">
              <Paths routes={routes.filter((route) => route.kind === 'alias' && route.page === page).sort(byPath)} />
            </td>
            <td data-label="Region">{regionName}</td>
            <td>{source(page)}</td>
          </tr>
        ))}
      </Table>
      {wildcards.length > 0 && (
        <>
          <h2>Wildcards</h2>
          <p className="soft">
            A pattern stands for every path below it that no page has. Those that some page links to are built as files.
          </p>
          <Table head={['Pattern', 'Placeholders that are linked to', 'File']}>
            {wildcards.map(({ pattern, page }) => (
              <tr key={pattern}>
                <td>
                  <code>{pattern}</code>
                </td>
                <td data-label="Linked to">
                  <Paths routes={linkedBy(pattern)} />
                </td>
                <td>{source(page)}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
      {errors.length > 0 && (
        <>
          <h2>Error pages</h2>
          <Table head={['Status', 'Title', 'File']}>
            {errors.map(({ path, status, data, page }) => (
              <tr key={path}>
                <td>{status}</td>
                <td>{data.title}</td>
                <td>{source(page)}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
      {unread.length > 0 && (
        <>
          <h2>Files that cannot be shown yet</h2>
          <Table head={['File']}>
            {unread.map((file) => (
              <tr key={file}>
                <td>
                  <Source shown={shown} file={file} problems={problems} />
                </td>
              </tr>
            ))}
          </Table>
        </>
      )}
      <h2>Problems</h2>
      <ProblemScreen problems={problems} />
    </>
  );
}

function Table({ head, children }: { head: readonly string[]; children: React.ReactNode }) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Paths({ routes }: { routes: readonly Route[] }) {
  return (
    <ul>
      {routes.map(({ path }) => (
        <li key={path}>
          <a href={path}>{path}</a>
        </li>
      ))}
    </ul>
  );
}

/** The file, opened in the editor by a click, and how much is wrong with it. */
function Source({ shown, file, problems }: PageIndexProps & { file: string }) {
  const own = problems.filter((problem) => problem.file === file);
  const worst = own.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  return (
    <>
      <a href={editorUrl({ path: join(shown.session.options.root, file), line: 1, column: 1 })} data-editor="">
        {file}
      </a>
      {own.length > 0 && (
        <div className="count" data-severity={worst}>
          {own.length} {own.length === 1 ? 'problem' : 'problems'}
        </div>
      )}
    </>
  );
}

function byPath(a: Route, b: Route): number {
  return a.path < b.path ? -1 : 1;
}
