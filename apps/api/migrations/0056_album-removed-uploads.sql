CREATE TABLE "removed_uploads" (
	"album_id" bigint NOT NULL,
	"upload_id" uuid NOT NULL,
	CONSTRAINT "removed_uploads_album_id_upload_id_pk" PRIMARY KEY("album_id","upload_id")
);

ALTER TABLE "removed_uploads" ADD CONSTRAINT "removed_uploads_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;