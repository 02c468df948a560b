import type { LineOfProduct } from "../../src/areas/products/drawings/draw-product.ts";
import { isKnownLine } from "../../src/areas/products/drawings/draw-product.ts";
import { clothes } from "./clothes.ts";
import { furtherProducts } from "./further-products.ts";
import { objects } from "./objects.ts";
import { services } from "./services.ts";

interface DemoVariant {
  size: string | null;
  colour: string | null;
  /** Its own price; null for the product's. */
  priceFcfa: number | null;
}

/** A product of the demonstration, before it has a number. */
export interface DemoProduct {
  /** The code of its category. */
  category: string;
  kind: "product" | "service";
  name: string;
  priceFcfa: number;
  oldPriceFcfa: number | null;
  line: LineOfProduct;
  /** One of each size and colour; one without both where it has none. */
  variants: DemoVariant[];
  /** The stock in all; null where nothing is said of it, and for a service. */
  stock: number | null;
  dayCapacity: number | null;
  noticeDays: number;
}

const listOf = (options: readonly string[], name: string): (string | null)[] => {
  const found = options.find((option) => option.startsWith(`${name} `));
  return found?.slice(name.length + 1).split("/") ?? [];
};

const numberOf = (options: readonly string[], name: string): number | null => {
  const [text] = listOf(options, name);
  return text ? Number(text) : null;
};

function lineOf(name: string | undefined): LineOfProduct {
  if (name === undefined || !isKnownLine(name)) throw new Error(`There is no drawing ${name}`);
  return name;
}

const rowsOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([category, text]) =>
    text
      .trim()
      .split("\n")
      .map((row) => ({ category, columns: row.split(";").map((column) => column.trim()) })),
  );

function productOf({ category, columns }: { category: string; columns: string[] }): DemoProduct {
  const [name = "", price, line, ...options] = columns;
  const sizes = [...listOf(options, "tailles"), ...listOf(options, "pointures")];
  const colours = listOf(options, "couleurs");
  const or = (list: (string | null)[]) => (list.length > 0 ? list : [null]);
  return {
    category,
    kind: "product",
    name,
    priceFcfa: Number(price),
    oldPriceFcfa: numberOf(options, "avant"),
    line: lineOf(line),
    variants: or(colours).flatMap((colour) =>
      or(sizes).map((size) => ({ size, colour, priceFcfa: null })),
    ),
    stock: numberOf(options, "reste"),
    dayCapacity: null,
    noticeDays: 0,
  };
}

function serviceOf({ category, columns }: { category: string; columns: string[] }): DemoProduct {
  const [name = "", price, line, capacity, notice, ...options] = columns;
  const formulas = listOf(options, "formules").map((formula): DemoVariant => {
    const [size = null, own] = formula?.split("=") ?? [];
    return { size, colour: null, priceFcfa: own === undefined ? null : Number(own) };
  });
  return {
    category,
    kind: "service",
    name,
    priceFcfa: Number(price),
    oldPriceFcfa: null,
    line: lineOf(line),
    variants: formulas.length > 0 ? formulas : [{ size: null, colour: null, priceFcfa: null }],
    stock: null,
    dayCapacity: Number(capacity),
    noticeDays: Number(notice),
  };
}

/** The products of the demonstration: two hundred goods, then thirty services. */
export function readDemoProducts(): DemoProduct[] {
  return [
    ...[clothes, objects, furtherProducts].flatMap((table) => rowsOf(table).map(productOf)),
    ...rowsOf(services).map(serviceOf),
  ];
}
