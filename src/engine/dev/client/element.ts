// Runs in the browser.

type Child = Node | string | undefined | false;

/** Builds one element. A property that starts with "on" is a listener; `undefined` and `false` leave an attribute out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Readonly<Record<string, string | boolean | undefined | ((event: Event) => void)>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child): child is Node | string => child !== undefined && child !== false));
  return made;
}
