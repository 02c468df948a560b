import type { PostSummary } from "@jdj/contract/content/blog";
import type { Introduction } from "@jdj/contract/content/section-introductions";
import { at } from "@jdj/contract/paths/addresses";
import type { ProductCard as ProductSummary } from "@jdj/contract/products/products";
import type { ListedProvider } from "@jdj/contract/providers/directory";
import type { ReactNode } from "react";
import { PostCard } from "#app/areas/content/blog/post-card.tsx";
import { ChatBox } from "#app/areas/content/chat/chat-box.tsx";
import { clothAddress } from "#app/areas/content/cloth-address.ts";
import { StoreButtons } from "#app/areas/content/store-buttons.tsx";
import { ProductCard } from "#app/areas/products/product-card.tsx";
import { providerAddress } from "#app/areas/providers/detail/provider-address.ts";
import { ProviderCard } from "#app/areas/providers/directory/provider-card.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { withReturn } from "#app/http/signed-in.ts";
import { StructuredData } from "#app/ui/html.tsx";
import kit from "#app/ui/kit.module.css";
import { Carousel } from "#app/ui/media/carousel.tsx";
import { Toast } from "#app/ui/toast.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { Counters } from "./counters.tsx";
import { Hero } from "./hero.tsx";
import { JoinedThanks } from "./joined-thanks.tsx";
import styles from "./page.module.css";
import { Slider } from "./slider.tsx";
import { Tiles } from "./tiles.tsx";
import { Video } from "./video.tsx";

const families = ["Awa & Koffi", "Mariam & Yao", "Grâce & Ismaël", "Les 60 ans de Tantie"];

/** Patterns of invented events, at different stages. */
function Families({ text }: { text: Introduction }) {
  return (
    <section className={`${kit.page} ${styles.section}`} aria-labelledby="tissages">
      <h2 id="tissages">{text.title}</h2>
      <p>{text.first}</p>
      <ul className={`${kit.stack4} ${styles.cloths}`}>
        {families.map((name, index) => (
          <li key={name}>
            <img
              src={`${clothAddress(`exemple-${index + 1}`)}?rangs=${60 - index * 7}`}
              alt=""
              width={240}
              height={120}
              loading="lazy"
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const handle: PageHandle = { page: "static", cachedBy: [] };

/** How many providers and products the page shows. */
const PROVIDERS = 3;
const PRODUCTS = 4;

/** The data of the page; a section whose call fails is left out. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, products, providers, tour, townHalls } = context.get(apiContext);
  const [sliders, counters, video, posts, countries, halls, shown, found, goods] =
    await Promise.all([
      content.site.sliders(),
      content.site.socialCount(),
      content.site.activatedVideo(),
      content.blog.posts({ per_page: 6 }).catch(() => null),
      townHalls.countries({ show: "1" }).catch(() => []),
      townHalls.townsNames().catch(() => []),
      tour.event().catch(() => ({ event: null })),
      providers.directory.list({}).catch(() => null),
      products.products.list({ per_page: PRODUCTS }).catch(() => null),
    ]);
  return {
    sliders,
    counters,
    video: video.data,
    posts: posts?.data ?? [],
    providers: found?.data.slice(0, PROVIDERS) ?? [],
    products: goods?.data ?? [],
    countries,
    halls,
    hasTour: shown.event !== null,
    promise: sectionIntroduction(context, "home"),
    welcome: sectionIntroduction(context, "home-welcome", {
      marque: context.get(visitorContext).brand,
    }),
    blog: sectionIntroduction(context, "home-blog"),
    cloths: sectionIntroduction(context, "home-cloths"),
    app: sectionIntroduction(context, "home-app"),
  };
}

/** `/`: the promise, the town-hall finder, and everything that the product offers. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { sliders, counters, video, posts, countries, halls, hasTour, app } = loaderData;
  const { brand, publicUrl, flash, user } = useSite();
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
      {flash?.joined ? <JoinedThanks text={flash.text} joined={flash.joined} /> : null}
      <Hero text={loaderData.promise} countries={countries} halls={halls} hasTour={hasTour} />
      <Slider sliders={sliders} />
      <Tiles text={loaderData.welcome} />
      <ProviderRow providers={loaderData.providers} />
      <ProductRow products={loaderData.products} />
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
      {flash || user ? null : (
        <div className={styles.greeting} data-welcome hidden>
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

/** A row of the home page with its title and the link to all. */
function Row({
  id,
  title,
  all,
  children,
}: {
  id: string;
  title: string;
  all: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <section className={`${kit.page} ${styles.section}`} aria-labelledby={id}>
      <div className={`${kit.cluster} ${styles.titleRow}`}>
        <h2 id={id}>{title}</h2>
        <a className={`${kit.tapTarget} ${words.bold}`} href={all.to}>
          {all.label}
        </a>
      </div>
      {children}
    </section>
  );
}

/** Providers that we recommend. Who opens one is asked to sign in first. */
function ProviderRow({ providers }: { providers: readonly ListedProvider[] }) {
  const { user } = useSite();
  if (providers.length === 0) return null;
  return (
    <Row
      id="prestataires"
      title="Des prestataires pour votre fête"
      all={{ to: at("providers"), label: "Tous les prestataires" }}
    >
      <div className={`${kit.stack4} ${styles.providers}`}>
        {providers.map((provider) => (
          <ProviderCard
            key={provider.id}
            provider={provider}
            to={
              user
                ? providerAddress(provider.id)
                : withReturn(at("signIn"), providerAddress(provider.id))
            }
            isFirst={false}
            favourite={null}
          />
        ))}
      </div>
    </Row>
  );
}

function ProductRow({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <Row
      id="articles"
      title="À la boutique"
      all={{ to: at("shopping"), label: "Tout le shopping" }}
    >
      <div className={`${kit.stack3} ${styles.products}`}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} isFirst={false} />
        ))}
      </div>
    </Row>
  );
}

/** The newest articles, four side by side from 1024 px on, one below; they move every two seconds. */
function BlogRow({ title, posts }: { title: string; posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Row id="blog" title={title} all={{ to: at("blog"), label: "Tous les articles" }}>
      <Carousel
        label="Articles du blog"
        wide={4}
        autoplayMs={2000}
        slides={posts.map((post) => ({
          key: String(post.id),
          content: <PostCard post={post} level={3} />,
        }))}
      />
    </Row>
  );
}
