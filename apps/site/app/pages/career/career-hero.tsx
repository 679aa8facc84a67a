import type { Image } from "@meridian/contract";
import { originalAddress } from "#app/pictures/picture-address.ts";
import { BackgroundVideo } from "#app/ui/background-video.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Frame } from "#app/ui/frame.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./career-hero.module.css";

interface CareerHeroProps {
  title: string;
  text?: string | undefined;
  picture: Image | null;
  /** Address of the looping video, relative to the host. */
  video: string | null;
}

export function CareerHero({ title, text, picture, video }: CareerHeroProps) {
  const still = picture && (
    <Picture image={picture} sizes="(max-width: 82rem) 92vw, 82rem" priority />
  );
  return (
    <div className={styles.hero}>
      <Wrap>
        <div className={styles.opening}>
          <h1>{title}</h1>
          <Lead>{text}</Lead>
        </div>
        {still && (
          <Frame>
            <div className={styles.frame} data-screen="">
              {video ? (
                <BackgroundVideo
                  src={originalAddress(video)}
                  poster={still}
                  mediaClassName={styles.media}
                  buttonClassName={styles.pause}
                />
              ) : (
                <div className={styles.media}>{still}</div>
              )}
            </div>
          </Frame>
        )}
      </Wrap>
    </div>
  );
}
