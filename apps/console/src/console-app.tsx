import { lazy } from "react";
import { Admin, CustomRoutes, Resource } from "react-admin";
import { Route } from "react-router";
import { dataProvider } from "./data/data-provider.ts";
import { i18nProvider } from "./french.ts";
import { groups } from "./menu/groups.ts";
import { ConsoleLayout } from "./menu/layout.tsx";
import { ConsoleSnackbar } from "./menu/snackbar.tsx";
import { authProvider } from "./session/auth-provider.ts";
import { LoginPage } from "./session/login-page.tsx";
import { theme } from "./theme.ts";

const DashboardPage = lazy(() => import("./dashboard/page.tsx"));
const ActivationPage = lazy(() => import("./session/activation-page.tsx"));

/** The console: every resource of the list, for those whose role may read it. */
export function ConsoleApp() {
  return (
    <Admin
      title="Console"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      loginPage={LoginPage}
      dashboard={DashboardPage}
      layout={ConsoleLayout}
      notification={ConsoleSnackbar}
      theme={theme}
      darkTheme={null}
      disableTelemetry
      requireAuth
    >
      {groups.flatMap(({ resources }) =>
        resources.map(({ label, section: _, inMenu: __, pages = {}, ...resource }) => (
          <Resource key={resource.name} {...resource} options={{ label }}>
            {Object.entries(pages).map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Resource>
        )),
      )}
      <CustomRoutes noLayout>
        <Route path="/activation/:token" element={<ActivationPage />} />
      </CustomRoutes>
    </Admin>
  );
}
