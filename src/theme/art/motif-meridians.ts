import { type Point, row, short } from './coordinates.ts';
import { drawSpline } from './draw-spline.ts';

type Vector = readonly [x: number, y: number, z: number];

const centre: Point = [828, 476];
const radius = 512;
/** Where the eye is, in degrees, and how far the axis leans. */
const view = { longitude: 12, latitude: 24, lean: -16 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Latitude and longitude pairs that the raised arcs join. */
const journeys: readonly [from: Point, to: Point, lift: number][] = [
  [[51, 0], [6, 3], 0.12],
  [[51, 0], [41, -72], 0.16],
  [[51, 0], [25, 55], 0.15],
  [[6, 3], [-26, 28], 0.1],
  [[6, 3], [25, 55], 0.16],
  [[6, 3], [-10, -45], 0.13],
  [[25, 55], [5, 96], 0.12],
  [[-26, 28], [-1, 37], 0.06],
  [[-1, 37], [25, 55], 0.07],
];

/** A globe seen from afar: graticule, limb, a scale of degrees around it, and journeys raised above the surface. */
export function drawMeridians(): string {
  const fine: string[] = [];
  const plain: string[] = [];
  const strong: string[] = [];
  const far: string[] = [];

  for (let longitude = -180; longitude < 180; longitude += 5) {
    const cut = longitude % 30 === 0 ? 90 : longitude % 10 === 0 ? 80 : 70;
    const line = longitude % 10 === 0 ? plain : fine;
    line.push(meridian(longitude, cut, 1));
    if (longitude % 30 === 0) far.push(meridian(longitude, 90, -1));
  }
  for (let latitude = -85; latitude <= 85; latitude += 5) {
    if (Math.abs(latitude) === 85 || Math.abs(latitude) === 75) continue;
    const line = latitude === 0 ? strong : latitude % 10 === 0 ? plain : fine;
    line.push(parallel(latitude, 1));
    if (latitude % 30 === 0) far.push(parallel(latitude, -1));
  }

  const arcs = journeys.map(journey);
  const places = new Map(journeys.flatMap(([from, to]) => [[from.join(), from] as const, [to.join(), to] as const]));
  const ends = [...places.values()].map((place) => project(toVector(place), 1));
  const scale = (r: number, width: number, step: number, mark: number): string => {
    const turn = 2 * Math.PI * r;
    return `<circle cx="${centre[0]}" cy="${centre[1]}" r="${r}" stroke-width="${width}" stroke-dasharray="${mark} ${((turn * step) / 360 - mark).toFixed(4)}"/>`;
  };
  const group = (width: number, opacity: number, lines: readonly string[]): string =>
    `<path stroke-width="${width}" stroke-opacity="${opacity}" d="${lines.join('')}"/>`;

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" fill="none" stroke="#000" stroke-linecap="round">',
    group(0.8, 0.13, far),
    group(0.7, 0.32, fine),
    group(0.9, 0.6, plain),
    group(1.5, 0.85, strong),
    `<circle cx="${centre[0]}" cy="${centre[1]}" r="${radius}" stroke-width="1.6"/>`,
    `<g stroke-linecap="butt"><g stroke-opacity=".4">${scale(radius + 15, 6, 1, 0.8)}</g><g stroke-opacity=".8">${scale(radius + 18, 12, 10, 1.2)}</g></g>`,
    `<circle cx="${centre[0]}" cy="${centre[1]}" r="${radius + 40}" stroke-width=".8" stroke-opacity=".35"/>`,
    `<path stroke-width="2.4" d="${arcs.join('')}"/>`,
    ...ends.map(
      ([x, y]) =>
        `<circle cx="${short(x)}" cy="${short(y)}" r="10" stroke-width="1.2" stroke-opacity=".7"/><circle cx="${short(x)}" cy="${short(y)}" r="4.2" fill="#000" stroke="none"/>`,
    ),
    '</svg>\n',
  ].join('');
}

function toVector([latitude, longitude]: Point): Vector {
  const ring = Math.cos(radians(latitude));
  return [ring * Math.cos(radians(longitude)), ring * Math.sin(radians(longitude)), Math.sin(radians(latitude))];
}

/** The globe's coordinates as the eye has them: right, up, towards the eye. */
function turn(vector: Vector): Vector {
  const toEye = toVector([view.latitude, view.longitude]);
  const right: Vector = [-Math.sin(radians(view.longitude)), Math.cos(radians(view.longitude)), 0];
  const up = toVector([view.latitude + 90, view.longitude]);
  const [x, y] = [dot(vector, right), dot(vector, up)];
  const [cos, sin] = [Math.cos(radians(view.lean)), Math.sin(radians(view.lean))];
  return [x * cos - y * sin, x * sin + y * cos, dot(vector, toEye)];
}

function project(vector: Vector, height: number): Point {
  const [x, y] = turn(vector);
  return [centre[0] + radius * height * x, centre[1] - radius * height * y];
}

/** From pole to pole as far as `cut` degrees; `side` 1 is the near half, -1 the far one. */
function meridian(longitude: number, cut: number, side: 1 | -1): string {
  const equator = turn(toVector([0, longitude]));
  const pole = turn([0, 0, 1]);
  // Depth along the meridian is a sine of the latitude, so it crosses the limb at most once between the poles.
  const limb = (Math.atan2(-equator[2], pole[2]) * 180) / Math.PI;
  const edge = limb > 90 ? limb - 180 : limb < -90 ? limb + 180 : limb;
  const northIsSeen = pole[2] * side > 0;
  const south = Math.max(-cut, northIsSeen ? edge : -90);
  const north = Math.min(cut, northIsSeen ? 90 : edge);
  if (north - south < 1) return '';
  const axis = turn(toVector([0, longitude + 90]));
  const across = equator[0] * pole[1] - equator[1] * pole[0];
  return arc(project(toVector([south, longitude]), 1), project(toVector([north, longitude]), 1), radius, axis, false, across < 0);
}

function parallel(latitude: number, side: 1 | -1): string {
  const axis = turn([0, 0, 1]);
  const tilt = Math.hypot(axis[0], axis[1]);
  const major: Vector = [-axis[1] / tilt, axis[0] / tilt, 0];
  const minor: Vector = [-axis[2] * major[1], axis[2] * major[0], tilt];
  const ring = Math.cos(radians(latitude));
  const rise = Math.sin(radians(latitude));
  const at = (t: number): Point => {
    const [x, y] = [0, 1].map((i) => (axis[i] ?? 0) * rise + ring * ((major[i] ?? 0) * Math.cos(t) + (minor[i] ?? 0) * Math.sin(t))) as [
      number,
      number,
    ];
    return [centre[0] + radius * x, centre[1] - radius * y];
  };
  const hidden = (-Math.tan(radians(latitude)) * axis[2]) / tilt;
  if (hidden * side >= 1) return '';
  if (hidden * side <= -1) {
    const half = arc(at(0), at(Math.PI), radius * ring, axis, false, false);
    return `${half}${arc(at(Math.PI), at(0), radius * ring, axis, false, false)}`;
  }
  const from = Math.asin(hidden);
  const near = arc(at(from), at(Math.PI - from), radius * ring, axis, hidden < 0, false);
  return side === 1 ? near : arc(at(Math.PI - from), at(from), radius * ring, axis, hidden > 0, false);
}

/** An arc of a circle on the globe: seen aslant it is an ellipse, as narrow as its axis points at the eye. */
function arc(from: Point, to: Point, size: number, axis: Vector, large: boolean, clockwise: boolean): string {
  const angle = (-Math.atan2(axis[0], -axis[1]) * 180) / Math.PI;
  return `M${row(...from)}A${row(size, size * Math.abs(axis[2]), angle)} ${Number(large)} ${Number(clockwise)} ${row(...to)}`;
}

/** The great circle between two places, raised most in the middle. */
function journey([from, to, lift]: (typeof journeys)[number]): string {
  const [a, b] = [toVector(from), toVector(to)];
  const angle = Math.acos(dot(a, b));
  const steps = 16;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const [near, far] = [Math.sin((1 - t) * angle) / Math.sin(angle), Math.sin(t * angle) / Math.sin(angle)];
    return project([a[0] * near + b[0] * far, a[1] * near + b[1] * far, a[2] * near + b[2] * far], 1 + lift * Math.sin(Math.PI * t));
  });
  return drawSpline(points, false);
}
