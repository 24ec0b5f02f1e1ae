interface PageKind {
  address: string;
  /** Header and footer are those of the region's home, where they are pictured. */
  part: 'html' | 'main';
  /** Drawn from this file of the built site, which the server sends for nothing that can be asked for. */
  file?: string;
}

/** One path of every kind of page, under the name of its pictures. */
export const pageKinds: Readonly<Record<string, PageKind>> = {
  'home-global': { address: '/', part: 'html' },
  'home-nigeria': { address: '/ng', part: 'html' },
  'home-uk': { address: '/uk', part: 'html' },
  about: { address: '/about', part: 'main' },
  services: { address: '/services', part: 'main' },
  sectors: { address: '/sectors', part: 'main' },
  sector: { address: '/sectors/healthcare', part: 'main' },
  careers: { address: '/nigeria/careers', part: 'main' },
  consultation: { address: '/get-consultation', part: 'main' },
  'consultation-office': { address: '/consultation/uk', part: 'main' },
  newsletter: { address: '/newsletter', part: 'main' },
  placeholder: { address: '/under-construction', part: 'main' },
  'not-found': { address: '/no-such-page', part: 'main' },
  failure: { address: '/failure', part: 'main', file: '500.html' },
};
