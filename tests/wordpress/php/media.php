<?php
/*
 * Adds pictures to the library without generating sizes, which takes minutes: the site generates
 * its own.
 */

/** Returns the file's number. */
function put_file( string $path, string $name, string $type, int $width, int $height, string $alt ): int {
	$uploads = wp_upload_dir();
	$target  = $uploads['path'] . '/' . $name;
	copy( $path, $target );
	$id = wp_insert_attachment(
		array(
			'post_title'     => $name,
			'post_mime_type' => $type,
			'post_status'    => 'inherit',
		),
		$target
	);
	wp_update_attachment_metadata(
		$id,
		array(
			'width'  => $width,
			'height' => $height,
			'file'   => _wp_relative_upload_path( $target ),
			'sizes'  => array(),
		)
	);
	if ( '' !== $alt ) {
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $alt ) );
	}
	return $id;
}
