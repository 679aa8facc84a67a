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
		// The stored one of two with the same start.
		array_values( array_column( redirect_rows(), null, 'from' ) + former_slugs() )
	);
}

/**
 * Rows for the slugs that public records had: WordPress stores them as `_wp_old_slug` from before
 * this plugin, too; by their starts. Both the permalink and the site's address with an old slug lead to the record.
 */
function former_slugs(): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- one query for all; the reply is cached by the site.
	$found = $wpdb->get_results( "SELECT post_id, meta_value FROM $wpdb->postmeta JOIN $wpdb->posts ON ID = post_id WHERE meta_key = '_wp_old_slug' AND post_status = 'publish' AND post_password = '' AND meta_value <> '' ORDER BY meta_id DESC LIMIT 5000" );
	$rows  = array();
	foreach ( $found as $row ) {
		$post = get_post( (int) $row->post_id );
		$to   = $post ? site_path( $post ) : '';
		if ( '' === $to || isset( kinds()[ kind_of( $post ) ]['slugs'] ) ) {
			continue;
		}
		$former            = clone $post;
		$former->post_name = $row->meta_value;
		$former->filter    = 'sample';
		foreach ( array( path_in( (string) get_permalink( $former ) ), site_path( $former ) ) as $from ) {
			if ( '/' !== $from && ! str_contains( $from, '?' ) && $from !== $to && ! is_used( $from, $post ) ) {
				$rows[ $from ] = array(
					'from'   => $from,
					'to'     => $to,
					'status' => '301',
				);
			}
		}
	}
	return $rows;
}

/** Whether another public record has this address now. */
function is_used( string $path, WP_Post $but ): bool {
	$others = public_posts(
		array(
			'post_type'     => array( 'post', 'page', VACANCY ),
			'post_name__in' => array( sanitize_title( basename( $path ) ) ),
			'post__not_in'  => array( $but->ID ),
		),
		post_language( $but->ID )
	);
	return array() !== $others;
}

/** Whether one of them also concerns pages that exist, at addresses that caches may know. */
function redirects_read_parameters(): bool {
	return '' !== implode( '', array_filter( array_column( redirect_rows(), 'from' ), static fn( string $from ): bool => str_contains( $from, '?' ) ) );
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

add_action( 'transition_post_status', __NAMESPACE__ . '\end_redirect_from', 10, 3 );

/** A record that becomes public at an address ends its redirect. */
function end_redirect_from( string $after, string $before, WP_Post $post ): void {
	if ( 'publish' !== $after || 'publish' === $before || '' === $post->post_name ) {
		return;
	}
	$path = site_path( $post );
	$rows = redirect_rows();
	$left = array_values( array_filter( $rows, static fn( array $row ): bool => $row['from'] !== $path ) );
	if ( '' !== $path && count( $left ) < count( $rows ) ) {
		update_option( REDIRECTS, array( 'list' => $left ), false );
	}
}

add_action( 'post_updated', __NAMESPACE__ . '\redirect_moved_post', 10, 3 );

function redirect_moved_post( int $id, WP_Post $after, WP_Post $before ): void {
	if ( is_public( $before ) && is_public( $after ) && $before->post_name !== $after->post_name && '' !== prefix_of( kind_of( $before ) ) ) {
		add_redirect( site_path( $before ), site_path( $after ) );
	}
}
