import { beforeAll } from "vitest";
import { registerProvider } from "../testing/actors.ts";
import { testApp } from "../testing/app.ts";
import { addPackage } from "../testing/booking-samples.ts";
import { registerCouple } from "../testing/cast.ts";
import { describeInEachEncoding, specCallTests } from "./spec-call.ts";

const app = testApp();
const ids = { token: "", customerId: 0, packageId: 0, bookingId: 0 };

async function begin() {
  const { token, customerId } = await registerCouple(app);
  const { providerId } = await registerProvider(app, "fleurs@exemple.test");
  Object.assign(ids, { token, customerId, packageId: await addPackage(app, providerId) });
}

const listed = ["id", "name", "price", "image", "description", "shop.provider.name", "provider"];

describeInEachEncoding(
  "the calls of document 3, section 7, about packages and bookings",
  app,
  (encoding) => {
    beforeAll(begin);
    specCallTests(
      app,
      ids,
      [
        {
          call: "GET get-event-types",
          path: () => "api/v1/get-event-types",
          anonymous: true,
          reads: ["data.0.id", "data.0.name"],
        },
        {
          call: "GET get-package-wedding-providers",
          path: () =>
            "api/v1/get-package-wedding-providers?event_type_id=[1]&service_type_id=[1]&min_price=0&max_price=10000000&search=mariage&per_page=12&page=1",
          anonymous: true,
          reads: [
            ...["current_page", "from", "to", "total", "last_page", "per_page"].map(
              (field) => `data.${field}`,
            ),
            ...listed.map((field) => `data.data.0.${field}`),
          ],
        },
        {
          call: "GET get-package-wedding-providers/{id}",
          path: ({ packageId }) => `api/v1/get-package-wedding-providers/${packageId}`,
          anonymous: true,
          reads: [
            ...listed,
            "shop_id",
            "event_type.0.name",
            "service_type.name",
            "service_type_id",
            "features",
          ].map((field) => `data.${field}`),
        },
        {
          call: "POST booking a package",
          path: () => "api/v1/booking-package",
          body: ({ packageId, customerId }) => ({
            package_id: packageId,
            customer_id: customerId,
            date_reservation: "2027-06-05",
          }),
          reads: ["data.id"],
          after: (answer) => {
            const { data } = answer as { data: { id: number } };
            ids.bookingId = data.id;
          },
        },
        {
          call: "GET get-customer-booking-packages",
          path: ({ token }) => `api/v1/get-customer-booking-packages?api_token=Bearer ${token}`,
          anonymous: true,
          reads: ["0.id", "0.package_id", "0.customer_id", "0.date_reservation", "0.package.name"],
        },
        {
          call: "DELETE booking-package/{id}",
          path: ({ token, bookingId }) =>
            `api/v1/booking-package/${bookingId}?api_token=Bearer ${token}`,
          anonymous: true,
          reads: ["success"],
        },
      ],
      encoding,
    );
  },
);
