import { createContext, type ReactNode, useContext } from 'react';

type Level = 1 | 2 | 3 | 4 | 5 | 6;

const LevelContext = createContext<Level>(2);

/** Headings inside are one level deeper, so a view never has to know how deep it stands. */
export function Deeper({ children }: { children: ReactNode }) {
  const level = useContext(LevelContext);
  return <LevelContext value={Math.min(level + 1, 6) as Level}>{children}</LevelContext>;
}

export function HeadingLevel({ level, children }: { level: Level; children: ReactNode }) {
  return <LevelContext value={level}>{children}</LevelContext>;
}

/** The level that a heading has here. */
export function useLevel(): Level {
  return useContext(LevelContext);
}

/** A heading whose level follows from its place on the page. */
export function Heading({ children, className, id }: { children: ReactNode; className?: string; id?: string }) {
  const Tag = `h${useLevel()}` as 'h2';
  return (
    <Tag className={className} id={id}>
      {children}
    </Tag>
  );
}
