import Box from "@mui/material/Box";

/** A picture in a row of a list; a dash where there is none. */
export function SmallPicture({ path }: { path: string | null }) {
  if (path === null) return <>–</>;
  return (
    <Box
      component="img"
      src={path}
      alt=""
      loading="lazy"
      sx={{ display: "block", width: 96, height: 54, objectFit: "cover", borderRadius: 0.5 }}
    />
  );
}
