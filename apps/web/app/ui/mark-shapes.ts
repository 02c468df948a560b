import type { Shape } from "@jdj/weave/cloth-drawing";

/** The shapes of `@jdj/weave/mark`, precomputed, so that hydrated pages do not load the pattern generator. */
export const shapesOfMark: Shape[] = [
  {
    fill: "#2b2f8f",
    shapeRendering: "crispEdges",
    d: "M0 0h24v12H0z",
  },
  {
    stroke: "#f4b42b",
    shapeRendering: "crispEdges",
    d: "M5 2.5h2M4 3.5h4M3 4.5h2M7 4.5h2M2 5.5h2M8 5.5h2M2 6.5h2M8 6.5h2M3 7.5h2M7 7.5h2M4 8.5h4M5 9.5h2",
  },
  {
    stroke: "#f6f5fa",
    shapeRendering: "crispEdges",
    d: "M5 4.5h2M4 5.5h4M4 6.5h4M5 7.5h2",
  },
  {
    stroke: "#17173b",
    shapeRendering: "crispEdges",
    d: "M0 0.5h1M11 0.5h1M0 1.5h1M5 1.5h2M11 1.5h1M0 2.5h1M4 2.5h1M7 2.5h1M11 2.5h1M0 3.5h1M3 3.5h1M8 3.5h1M11 3.5h1M0 4.5h1M2 4.5h1M9 4.5h1M11 4.5h1M0 5.5h2M10 5.5h2M0 6.5h2M10 6.5h2M0 7.5h1M2 7.5h1M9 7.5h1M11 7.5h1M0 8.5h1M3 8.5h1M8 8.5h1M11 8.5h1M0 9.5h1M4 9.5h1M7 9.5h1M11 9.5h1M0 10.5h1M5 10.5h2M11 10.5h1M0 11.5h1M11 11.5h1",
  },
];
