interface PageKind {
  path: string;
  /** Header and footer are those of the region's home, where they are pictured. */
  part: 'html' | 'main';
  /** Drawn from this file of the built site, which the server sends for nothing that can be asked for. */
  file?: string;
}

/** One path of every kind of page, under the name of its pictures. */
export const pageKinds: Readonly<Record<string, PageKind>> = {
  'home-global': { path: '/', part: 'html' },
  'home-nigeria': { path: '/ng', part: 'html' },
  'home-uk': { path: '/uk', part: 'html' },
  about: { path: '/about', part: 'main' },
  services: { path: '/services', part: 'main' },
  sectors: { path: '/sectors', part: 'main' },
  sector: { path: '/sectors/healthcare', part: 'main' },
  careers: { path: '/nigeria/careers', part: 'main' },
  consultation: { path: '/get-consultation', part: 'main' },
  'consultation-office': { path: '/consultation/uk', part: 'main' },
  newsletter: { path: '/newsletter', part: 'main' },
  placeholder: { path: '/under-construction', part: 'main' },
  'not-found': { path: '/no-such-page', part: 'main' },
  failure: { path: '/failure', part: 'main', file: '500.html' },
};
