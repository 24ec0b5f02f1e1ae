/** A phone number to call; it never breaks over two lines. "(0)" is printed and not dialled. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a className={className} href={`tel:${number.replace('(0)', '').replace(/[^+\d]/g, '')}`}>
      {number.replaceAll(' ', '\u00a0')}
    </a>
  );
}
