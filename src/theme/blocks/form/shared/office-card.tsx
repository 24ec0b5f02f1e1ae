// Runs on the server and in the browser.
/** @jsxImportSource react */
import { telephone } from '#theme/ui/telephone.ts';
import { Glyph } from './glyph.tsx';
import { Title } from './title.tsx';

export interface Office {
  office: string;
  address: readonly string[];
  email: string;
  phone: string;
  hours?: string;
}

/** How to reach an office. */
export function OfficeCard({ heading, level, office }: { heading: string; level: number; office: Office }) {
  return (
    <div className="office">
      <Title className="office-title" level={level}>
        {heading}
      </Title>
      <p className="office-name">{office.office}</p>
      <ul className="office-ways">
        <li>
          <Glyph name="map-pin" />
          <address>
            {office.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
        <li>
          <Glyph name="mail" />
          <a href={`mailto:${office.email}`}>{office.email}</a>
        </li>
        <li>
          <Glyph name="phone" />
          <a href={telephone(office.phone)}>{office.phone}</a>
        </li>
        {office.hours && (
          <li>
            <Glyph name="clock" />
            {office.hours}
          </li>
        )}
      </ul>
    </div>
  );
}
