import { Outlet } from "react-router";
import { TitleBand } from "./title-band.tsx";

/** Within the public layout: the pages of the directory and its providers. */
export default function EventPlannerLayout() {
  return (
    <>
      <TitleBand title="EVENT PLANNER" seed="accueil-12" />
      <Outlet />
    </>
  );
}
