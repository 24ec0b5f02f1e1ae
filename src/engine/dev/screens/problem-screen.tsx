import { editorUrl, type Problem } from '#engine/dev/wire.ts';

/** What is wrong, where there is no page to show it above. */
export function ProblemScreen({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return <p className="soft">Nothing is wrong with the site.</p>;
  return (
    <ol className="problems">
      {problems.map((problem) => (
        <li key={`${problem.path}:${problem.line}:${problem.column}:${problem.message}`}>
          <a href={editorUrl(problem)} data-editor="">{`${problem.file}:${problem.line}:${problem.column}`}</a>{' '}
          <small>
            <span data-severity={problem.severity}>{problem.severity}</span> {problem.code}
          </small>
          <p>{problem.message}</p>
          {problem.frame && <pre>{problem.frame}</pre>}
          <p className="soft">{problem.suggestion}</p>
        </li>
      ))}
    </ol>
  );
}
