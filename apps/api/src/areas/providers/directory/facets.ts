/** The facet of a service type, as documents and counts have it. */
export const serviceFacet = (id: number) => `#${id}`;

/** The facet of a town. */
export const townFacet = (id: number) => `@${id}`;

/** The facet of every provider. */
export const EVERY_PROVIDER = "*";
