import {
  Body,
  Ecliptic,
  e_tilt,
  GeoMoonState,
  GeoVector,
  MakeTime,
  Rotation_EQJ_ECT,
  SiderealTime,
} from 'astronomy-engine';
import type { AstroTime } from 'astronomy-engine';
import type { ChartPlanet } from '@/astrology/sky/chart';

/** Which point almanacs call Rahu: the moon's mean ascending node, or the true one, which swings about it by nearly two degrees. */
export type LunarNode = 'mean' | 'true';

/** Where it stands on the ecliptic, in degrees from 0 to 360 from the beginning of Mesha. */
export type Longitudes = Readonly<Record<ChartPlanet, number>>;

const daysOfCentury = 36525;
const radians = Math.PI / 180;

const inCircle = (degrees: number) => ((degrees % 360) + 360) % 360;
const centuriesOf = ({ tt }: AstroTime) => tt / daysOfCentury;

/** How far the beginning of Mesha is from the mean equinox, in degrees: Lahiri, with the precession of the IAU. */
function meanAyanamsa(time: AstroTime): number {
  const t = centuriesOf(time);
  return 23.857092 + (5028.796195 * t + 1.1054348 * t * t) / 3600;
}

/** The same from the true equinox, which nods by up to 0.005 degrees; from it bodies are seen. */
const trueAyanamsa = (time: AstroTime) => meanAyanamsa(time) + e_tilt(time).dpsi / 3600;

/** From the equinox of the date, in degrees, as it is seen from the centre of the Earth: light takes its time. */
const tropicalLongitude = (body: Body, time: AstroTime) => Ecliptic(GeoVector(body, time, true)).elon;

function meanNode(time: AstroTime): number {
  const t = centuriesOf(time);
  return 125.04452 - 1934.136261 * t + 0.0020708 * t * t;
}

/** Where the plane in which the moon moves at this instant crosses the ecliptic on the way north. */
function trueNode(time: AstroTime): number {
  const { x, y, z, vx, vy, vz } = GeoMoonState(time);
  const { rot } = Rotation_EQJ_ECT(time);
  // The moon's turn about the Earth is at right angles to the plane; the matrix turns it from the equator to the ecliptic.
  const turn = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx];
  const along = (axis: number) => turn.reduce((sum, part, index) => sum + part * (rot[index]?.[axis] ?? 0), 0);
  return Math.atan2(along(0), -along(1)) / radians;
}

/** Where the nine stand at this instant. */
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
 * Which degree of the ecliptic rises there at this instant, counted as `Longitudes`. `latitude` is in degrees north, `longitude` in
 * degrees east. Within the polar circles the ecliptic can lie along the horizon: the answer says nothing there.
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
