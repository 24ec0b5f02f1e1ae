export const keys = ['Tab', 'Enter', 'Escape'] as const;
export type Key = (typeof keys)[number];

/** What a program that drives one window of a browser must be able to do. */
export interface EngineDriver {
  /** Loads a URL and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** @returns the value of an expression in the page, as JSON keeps it; also where the page's own scripts are off */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the mouse at a place of the window, in px. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Gives the page a width, in px; its height stays. */
  resize(width: number): Promise<void>;
  /** @returns the words that the page has on paper */
  readPrinted(): Promise<string>;
  close(): Promise<void>;
}

export interface WindowOptions {
  /** Whether the scripts of pages run. */
  script: boolean;
  /** Whether the visitor leaves movement on. */
  motion: boolean;
}

/** px; the width is where the menus stand side by side. */
export const windowSize = { width: 1280, height: 900 };
