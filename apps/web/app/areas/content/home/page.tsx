import { at } from "@jdj/contract/paths/addresses";
import { ChatBox } from "#app/areas/content/chat/chat-box.tsx";
import { StoreButtons } from "#app/areas/content/store-buttons.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { introductionOf } from "#app/http/introduction-of.ts";
import { StructuredData } from "#app/ui/html.tsx";
import kit from "#app/ui/kit.module.css";
import { Toast } from "#app/ui/toast.tsx";
import type { Route } from "./+types/page";
import { BlogRow } from "./blog-row.tsx";
import { Counters } from "./counters.tsx";
import { Families } from "./families.tsx";
import { Hero } from "./hero.tsx";
import styles from "./page.module.css";
import { Slider } from "./slider.tsx";
import { Tiles } from "./tiles.tsx";
import { Video } from "./video.tsx";

export const handle: PageHandle = { page: "static", cachedBy: [] };

/** The data of the page; a section whose call fails is left out. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, tour, townHalls } = context.get(apiContext);
  const [sliders, counters, video, posts, countries, halls, shown] = await Promise.all([
    content.site.sliders(),
    content.site.socialCount(),
    content.site.activatedVideo(),
    content.blog.posts({ per_page: 6 }).catch(() => null),
    townHalls.countries({ show: "1" }).catch(() => []),
    townHalls.townsNames().catch(() => []),
    tour.event().catch(() => ({ event: null })),
  ]);
  return {
    sliders,
    counters,
    video: video.data,
    posts: posts?.data ?? [],
    countries,
    halls,
    hasTour: shown.event !== null,
    promise: introductionOf(context, "home"),
    welcome: introductionOf(context, "home-welcome", { marque: context.get(visitorContext).brand }),
    blog: introductionOf(context, "home-blog"),
    cloths: introductionOf(context, "home-cloths"),
    app: introductionOf(context, "home-app"),
  };
}

/** `/`: the promise, the town-hall finder, and everything that the product offers. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { sliders, counters, video, posts, countries, halls, hasTour, app } = loaderData;
  const { brand, publicUrl, flash } = useSite();
  return (
    <>
      <PublicHead
        title="Votre fête, tissée fil à fil"
        description="Le carnet de mariage et de fête de Côte d’Ivoire&nbsp;: préparatifs, mairie, invités et faire-part numériques au même endroit."
        path={at("home")}
      />
      <StructuredData
        about={{ "@type": "WebSite", name: brand, url: publicUrl, inLanguage: "fr-CI" }}
      />
      <Hero text={loaderData.promise} countries={countries} halls={halls} hasTour={hasTour} />
      <Slider sliders={sliders} />
      <Tiles text={loaderData.welcome} />
      {video ? <Video video={video} /> : null}
      <BlogRow title={loaderData.blog.title} posts={posts} />
      <Families text={loaderData.cloths} />
      <Counters counters={counters} />
      <section className={`${kit.cluster} ${kit.page} ${styles.app}`} aria-labelledby="application">
        <div>
          <h2 id="application">{app.title}</h2>
          <p>{app.first}</p>
        </div>
        <StoreButtons />
      </section>
      <ChatBox />
      {flash ? null : (
        <div data-welcome hidden>
          <Toast
            kind="info"
            text={`Bienvenue sur ${brand}\u00a0! Ouvrez votre carnet quand vous voulez, il est gratuit.`}
            short
          />
        </div>
      )}
    </>
  );
}
