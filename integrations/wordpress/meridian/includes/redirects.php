<?php
/**
 * Moved addresses: the editor's, and those of published records with a new slug.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

const REDIRECTS = OPTIONS_ARE . 'redirects';

/** `/meridian/v1/redirects`. */
function reply_redirects(): array {
	return array_map(
		static fn( array $row ): array => array(
			'from'   => $row['from'],
			'to'     => $row['to'],
			'status' => (int) $row['status'],
		),
		redirect_rows()
	);
}

/** Valid rows: to a path of the site or an absolute address. */
function redirect_rows(): array {
	$rows = array_map(
		static fn( array $row ): array => array( 'from' => path_in( $row['from'] ) ) + $row,
		option_values( 'redirects' )['list']
	);
	return array_values(
		array_filter(
			$rows,
			static fn( array $row ): bool => str_starts_with( $row['from'], '/' ) && 1 === preg_match( '#^(?:/|https?://)#i', $row['to'] )
		)
	);
}

/** The path of an absolute address of this host or the site; other texts are unchanged. */
function path_in( string $address ): string {
	foreach ( array( home_url(), public_url() ) as $own ) {
		if ( '' !== $own && str_starts_with( "$address/", "$own/" ) ) {
			return '/' . ltrim( substr( $address, strlen( $own ) ), '/' );
		}
	}
	return $address;
}

/** Adds a redirect. Existing ones get the new target; those from the new path are removed. */
function add_redirect( string $from, string $to ): void {
	if ( '' === $from || '' === $to || $from === $to ) {
		return;
	}
	$rows = array();
	foreach ( redirect_rows() as $row ) {
		if ( $row['from'] === $to || $row['from'] === $from ) {
			continue;
		}
		$rows[] = array(
			'from'   => $row['from'],
			'to'     => $row['to'] === $from ? $to : $row['to'],
			'status' => $row['status'],
		);
	}
	$rows[] = array(
		'from'   => $from,
		'to'     => $to,
		'status' => '301',
	);
	update_option( REDIRECTS, array( 'list' => $rows ), false );
}

add_action( 'post_updated', __NAMESPACE__ . '\redirect_moved_post', 10, 3 );

function redirect_moved_post( int $id, WP_Post $after, WP_Post $before ): void {
	if ( is_public( $before ) && is_public( $after ) && $before->post_name !== $after->post_name && '' !== prefix_of( kind_of( $before ) ) ) {
		add_redirect( site_path( $before ), site_path( $after ) );
	}
}
