import type { ChartPlanet } from '@/astrology/sky/chart-names';
import {
  type AstroTime,
  Body,
  e_tilt,
  Ecliptic,
  GeoMoonState,
  GeoVector,
  MakeTime,
  Rotation_EQJ_ECT,
  SiderealTime,
} from 'astronomy-engine';

/** Rahu by almanac: the moon's mean ascending node, or the true one, up to nearly two degrees away. */
export type LunarNode = 'mean' | 'true';

/** Sidereal longitudes in degrees, 0 to 360 from the start of Mesha. */
export type Longitudes = Readonly<Record<ChartPlanet, number>>;

const daysOfCentury = 36525;
const radians = Math.PI / 180;

const inCircle = (degrees: number) => ((degrees % 360) + 360) % 360;
const centuriesOf = ({ tt }: AstroTime) => tt / daysOfCentury;

/** The Lahiri ayanamsa from the mean equinox, in degrees, with the IAU precession. */
function meanAyanamsa(time: AstroTime): number {
  const t = centuriesOf(time);
  return 23.857092 + (5028.796195 * t + 1.1054348 * t * t) / 3600;
}

/** The ayanamsa from the true equinox, with nutation of up to 0.005 degrees: apparent positions refer to it. */
const trueAyanamsa = (time: AstroTime) => meanAyanamsa(time) + e_tilt(time).dpsi / 3600;

/** Apparent geocentric longitude from the equinox of date, in degrees, corrected for light time. */
const tropicalLongitude = (body: Body, time: AstroTime) => Ecliptic(GeoVector(body, time, true)).elon;

function meanNode(time: AstroTime): number {
  const t = centuriesOf(time);
  return 125.04452 - 1934.136261 * t + 0.0020708 * t * t;
}

/** Longitude of the true ascending node: where the moon's instantaneous orbital plane crosses the ecliptic northwards. */
function trueNode(time: AstroTime): number {
  const { x, y, z, vx, vy, vz } = GeoMoonState(time);
  const { rot } = Rotation_EQJ_ECT(time);
  // The angular momentum is perpendicular to the orbital plane; the matrix rotates it from equator to ecliptic.
  const turn = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx];
  const along = (axis: number) => turn.reduce((sum, part, index) => sum + part * (rot[index]?.[axis] ?? 0), 0);
  return Math.atan2(along(0), -along(1)) / radians;
}

/** Longitudes of the nine grahas at an instant. */
export function siderealLongitudes(instant: Date, node: LunarNode): Longitudes {
  const time = MakeTime(instant);
  const shift = trueAyanamsa(time);
  const seen = (body: Body) => inCircle(tropicalLongitude(body, time) - shift);
  const rahu = inCircle(node === 'mean' ? meanNode(time) - meanAyanamsa(time) : trueNode(time) - shift);
  return {
    Sun: seen(Body.Sun),
    Moon: seen(Body.Moon),
    Mars: seen(Body.Mars),
    Mercury: seen(Body.Mercury),
    Jupiter: seen(Body.Jupiter),
    Venus: seen(Body.Venus),
    Saturn: seen(Body.Saturn),
    Rahu: rahu,
    Ketu: inCircle(rahu + 180),
  };
}

/**
 * Longitude of the ascendant at an instant, counted as in `Longitudes`. `latitude` is in degrees north, `longitude` in
 * degrees east. Meaningless within the polar circles, where the ecliptic can lie along the horizon.
 */
export function risingLongitude(instant: Date, latitude: number, longitude: number): number {
  const time = MakeTime(instant);
  const turned = (SiderealTime(time) * 15 + longitude) * radians;
  const tilt = e_tilt(time).tobl * radians;
  const rising = Math.atan2(
    Math.cos(turned),
    -(Math.sin(turned) * Math.cos(tilt) + Math.tan(latitude * radians) * Math.sin(tilt)),
  );
  return inCircle(rising / radians - trueAyanamsa(time));
}
