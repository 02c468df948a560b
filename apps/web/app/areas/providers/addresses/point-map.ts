import { circleMarker, map as openMap, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";

/**
 * Opens a map in an element; a tap chooses a point. Fetched on demand, since the library is large.
 * @param start where the map begins, as latitude and longitude
 * @param isChosen whether the start is a point that was chosen before
 */
export function openPointMap(
  element: HTMLElement,
  start: [number, number],
  isChosen: boolean,
  choose: (latitude: number, longitude: number) => void,
): void {
  const map = openMap(element).setView(start, isChosen ? 16 : 11);
  tileLayer("https://tile.openstreetmap.org/{z}/{x}/{y}.png", {
    maxZoom: 19,
    attribution: "© les contributeurs d’OpenStreetMap",
  }).addTo(map);
  const marker = circleMarker(start, { radius: 10, color: "#2b2f8f", fillOpacity: 0.6 });
  if (isChosen) marker.addTo(map);
  map.on("click", ({ latlng }) => {
    marker.setLatLng(latlng).addTo(map);
    choose(latlng.lat, latlng.lng);
  });
}
