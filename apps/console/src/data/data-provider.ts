import type { DataProvider, RaRecord } from "react-admin";
import { request } from "./request.ts";

interface ListAnswer<T> {
  items: T[];
  has_more: boolean;
}

/** The query of a list: page, order and the filters that are set. */
function listQuery(
  { page = 1, perPage = 25 }: { page?: number; perPage?: number },
  sort: { field: string; order: "ASC" | "DESC" } | undefined,
  filter: Record<string, unknown>,
): string {
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage) });
  if (sort) {
    query.set("sort", sort.field);
    query.set("order", sort.order.toLowerCase());
  }
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  return query.toString();
}

async function readList<T extends RaRecord>(resource: string, query: string, page: number) {
  const { items, has_more } = await request<ListAnswer<T>>("GET", `${resource}?${query}`);
  return { data: items, pageInfo: { hasNextPage: has_more, hasPreviousPage: page > 1 } };
}

/** Reads and writes the resources of the console: `/api/v1/console/{resource}` and what is below. */
export const dataProvider: DataProvider = {
  getList: (resource, { pagination = { page: 1, perPage: 25 }, sort, filter }) =>
    readList(resource, listQuery(pagination, sort, filter), pagination.page),

  getManyReference: (resource, { target, id, pagination, sort, filter }) =>
    readList(resource, listQuery(pagination, sort, { ...filter, [target]: id }), pagination.page),

  getOne: async (resource, { id }) => ({ data: await request("GET", `${resource}/${id}`) }),

  getMany: async (resource, { ids }) => ({
    data: await Promise.all(
      ids.map((id) => request<never>("GET", `${resource}/${encodeURIComponent(String(id))}`)),
    ),
  }),

  create: async (resource, { data }) => ({ data: await request("POST", resource, data) }),

  update: async (resource, { id, data }) => ({
    data: await request("PUT", `${resource}/${id}`, data),
  }),

  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) await request("PUT", `${resource}/${id}`, data);
    return { data: ids };
  },

  delete: async (resource, { id, previousData }) => {
    await request("DELETE", `${resource}/${id}`);
    return { data: previousData ?? { id } };
  },

  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await request("DELETE", `${resource}/${id}`);
    return { data: ids };
  },
} as DataProvider;
