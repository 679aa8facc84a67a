<?php
/**
 * Adds the records' fields, the category filter, and the home page's number to WordPress's routes.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

add_filter( 'rest_prepare_post', __NAMESPACE__ . '\with_fields', 20, 2 );
add_filter( 'rest_prepare_page', __NAMESPACE__ . '\with_fields', 20, 2 );

/** Adds a record's fields; existing ones of a theme, ACF or another plugin stay. */
function with_fields( WP_REST_Response $response, WP_Post $post ): WP_REST_Response {
	$kind = kind_of( $post );
	$row  = field_table()[ $kind ] ?? null;
	// The blog has separate calls. Fields are as protected as the text.
	if ( null === $row || 'blog-post' === $kind || post_password_required( $post ) ) {
		return $response;
	}
	$data   = $response->get_data();
	$by_acf = $data['acf'] ?? null;
	$values = filled_in( $row['fields'], values_of( $post ), is_array( $by_acf ) ? array_intersect_key( $by_acf, $row['fields'] ) : array() );
	if ( 'career-post' === $kind ) {
		$values['status'] = 200;
	}
	if ( 'data' === $row['place'] ) {
		$there        = $data['data'] ?? null;
		$data['data'] = filled_in( $row['fields'], is_array( $there ) ? $there : array(), $values );
	} else {
		$data = filled_in( $row['fields'], $data, $values );
	}
	$data += array( 'featured_image_url' => picture( get_post_thumbnail_id( $post ) ) );
	if ( isset( $data['title']['rendered'] ) ) {
		// As written: typographic characters are only for WordPress's pages.
		$data['title']['rendered'] = $post->post_title;
	}
	$response->set_data( $data );
	return $response;
}

add_filter( 'rest_post_query', __NAMESPACE__ . '\by_category', 10, 2 );
add_filter( 'rest_post_query', __NAMESPACE__ . '\without_passwords' );
add_filter( 'rest_page_query', __NAMESPACE__ . '\without_passwords' );

/** `filter[category_name]=services`; our category may have several names. */
function by_category( array $query, WP_REST_Request $request ): array {
	$filter = $request->get_param( 'filter' );
	if ( is_array( $filter ) && isset( $filter['category_name'] ) && is_string( $filter['category_name'] ) ) {
		$slug                   = sanitize_title( $filter['category_name'] );
		$kinds                  = category_kinds();
		$same                   = isset( $kinds[ $slug ] ) ? array_keys( $kinds, $kinds[ $slug ], true ) : array( $slug );
		$query['category_name'] = '' === $slug ? 'no-category-at-all' : implode( ',', $same );
		if ( 'date' === ( $query['orderby'] ?? 'date' ) && 'asc' !== strtolower( (string) ( $query['order'] ?? 'desc' ) ) ) {
			$query['orderby'] = NEWEST_FIRST;
		}
	}
	return $query;
}

/** The site cannot enter a password: protected posts are hidden. */
function without_passwords( array $query ): array {
	if ( '' !== requested_route() && ! current_user_can( 'edit_posts' ) ) {
		$query['has_password'] = false;
	}
	return $query;
}

// After the start of a preview.
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\home_by_number', 99, 3 );

/** `pages/1120` is the home page; in the editor it is the page with this number. */
function home_by_number( $reply, $server, WP_REST_Request $request ) {
	$is_home_call = 'GET' === $request->get_method() && '/wp/v2/pages/' . HOME_ID === $request->get_route() && 'edit' !== $request['context'];
	$home         = null === $reply && $is_home_call && home_id() > 0 ? in_requested_language( get_post( home_id() ) ) : null;
	$id           = $home ? $home->ID : 0;
	return $id > 0 && HOME_ID !== $id
		? rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/pages/$id" ) )
		: $reply;
}
