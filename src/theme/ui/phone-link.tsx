import { telephone } from './telephone.ts';

/** A phone number to call; it never breaks over two lines. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a className={className} href={telephone(number)}>
      {number.replaceAll(' ', '\u00a0')}
    </a>
  );
}
