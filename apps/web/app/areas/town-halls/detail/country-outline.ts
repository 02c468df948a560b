/**
 * The outline of Côte d’Ivoire, longitude and latitude in degrees: Natural Earth, 1:110 million,
 * public domain. Precise enough to show roughly where a town is.
 */
const outline = [
  [-2.86, 4.99],
  [-3.31, 4.98],
  [-4.01, 5.18],
  [-4.65, 5.17],
  [-5.83, 4.99],
  [-6.53, 4.71],
  [-7.52, 4.34],
  [-7.71, 4.36],
  [-7.64, 5.19],
  [-7.54, 5.31],
  [-7.57, 5.71],
  [-7.99, 6.13],
  [-8.31, 6.19],
  [-8.6, 6.47],
  [-8.39, 6.91],
  [-8.49, 7.4],
  [-8.44, 7.69],
  [-8.28, 7.69],
  [-8.22, 8.12],
  [-8.3, 8.32],
  [-8.2, 8.46],
  [-7.83, 8.58],
  [-8.08, 9.38],
  [-8.31, 9.79],
  [-8.23, 10.13],
  [-8.03, 10.21],
  [-7.9, 10.3],
  [-7.62, 10.15],
  [-6.85, 10.14],
  [-6.67, 10.43],
  [-6.49, 10.41],
  [-6.21, 10.52],
  [-6.05, 10.1],
  [-5.82, 10.22],
  [-5.4, 10.37],
  [-4.95, 10.15],
  [-4.78, 9.82],
  [-4.33, 9.61],
  [-3.98, 9.86],
  [-3.51, 9.9],
  [-2.83, 9.64],
  [-2.56, 8.22],
  [-2.98, 7.38],
  [-3.24, 6.25],
  [-2.81, 5.39],
] as const;

/** Towns shown for orientation. */
const landmarks = [
  { name: "Korhogo", longitude: -5.63, latitude: 9.46 },
  { name: "Bouaké", longitude: -5.03, latitude: 7.69 },
  { name: "Man", longitude: -7.55, latitude: 7.41 },
  { name: "Yamoussoukro", longitude: -5.28, latitude: 6.82 },
  { name: "San-Pédro", longitude: -6.64, latitude: 4.75 },
  { name: "Abidjan", longitude: -4.02, latitude: 5.34 },
];

/** Size of the drawing, in its own units: one degree is forty. */
export const mapSize = { width: 280, height: 280 };

/** The position of a place on the drawing. So near the equator, degrees of latitude and longitude are nearly equal. */
export function onMap(place: { longitude: number; latitude: number }): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round((place.longitude + 9.05) * 40), y: round((10.9 - place.latitude) * 40) };
}

/** The outline as the path of an SVG. */
export const outlinePath = `M${outline
  .map(([longitude, latitude]) => onMap({ longitude, latitude }))
  .map(({ x, y }) => `${x} ${y}`)
  .join("L")}z`;

/** The towns shown around a place, without those too near to it. */
export function landmarksAround(place: { longitude: number; latitude: number }) {
  const here = onMap(place);
  return landmarks
    .map(({ name, ...at }) => ({ name, ...onMap(at) }))
    .filter(({ x, y }) => Math.hypot(x - here.x, y - here.y) > 26);
}

/** Whether a place lies within the drawing. */
export function isOnMap(place: { longitude: number; latitude: number }): boolean {
  const { x, y } = onMap(place);
  return x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;
}
